import { connect } from '@nats-io/transport-node'
import { type Messenger, PATIENCE, Unanswered } from './messenger.ts'

/** Messages through NATS. The client reconnects to any of the servers by itself. */

const unusable = (message: string): Error => Object.assign(new Error(message), { code: 'UNUSABLE' })

export const nats = async (
  servers: readonly string[],
  name: string,
  fault: (of: string, error: unknown) => void,
): Promise<Messenger> => {
  const connection = await connect({
    servers: [...servers],
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    timeout: PATIENCE,
    /** A line that loses every packet counts as broken after two to three seconds. */
    pingInterval: 1000,
    maxPingOut: 2,
  }).catch((error: Error) => {
    throw unusable(`cannot reach NATS: ${error.message}`)
  })
  /** Messages published while disconnected are lost, but the store has the entries. */
  const publish: Messenger['publish'] = (subject, bytes) => {
    try {
      connection.publish(subject, bytes)
    } catch (error) {
      fault('nats', error)
    }
  }
  let isConnected = true
  void (async () => {
    for await (const { type } of connection.status())
      if (type === 'disconnect' || type === 'reconnect') isConnected = type === 'reconnect'
  })()
  return {
    isConnected: () => isConnected,
    publish,
    listen: (subject, hear) => {
      const subscription = connection.subscribe(subject, {
        callback: (error, { data }) => (error ? fault('nats', error) : hear(Buffer.from(data))),
      })
      return () => subscription.unsubscribe()
    },
    request: async (subject, bytes) => {
      try {
        const { data } = await connection.request(subject, bytes, { timeout: PATIENCE })
        return Buffer.from(data)
      } catch (error) {
        throw new Unanswered(`${subject}: ${(error as Error).message}`)
      }
    },
    serve: (subject, answer) => {
      const subscription = connection.subscribe(subject, {
        callback: (error, message) => {
          if (error) fault('nats', error)
          else
            answer(Buffer.from(message.data)).then(
              bytes => void message.respond(bytes),
              wrong => fault('nats', wrong),
            )
        },
      })
      return () => subscription.unsubscribe()
    },
    close: () => connection.close(),
  }
}
