import { openDoor } from '../src/server/http.ts'
import { newMetrics } from '../src/server/metrics.ts'
import { Sessions } from '../src/server/session.ts'
import type { Staff } from '../src/server/staff.ts'
import type { TwoPeople } from '../src/server/two-people.ts'
import { type House, openHouse, openStaff, openTwoPeople } from './at-the-floor.ts'

/** A house with its door and its staff, asked without a network and by a clock of the test's own. */

const STILL = { bets: 60_000, patron: 60_000, step: 60_000 }

export const GOOD = 'correct horse battery'
export const OTHER = 'staple of the stable'

interface Said {
  readonly cookie?: string
  readonly from?: string
  readonly host?: string
  readonly origin?: string
  readonly method?: 'GET' | 'POST' | 'DELETE'
}

export interface Office {
  readonly house: House
  readonly staff: Staff
  readonly twoPeople: TwoPeople
  /** What makes the first operator; empty where there is one. */
  readonly first: string
  readonly app: Awaited<ReturnType<typeof openDoor>>['app']
  readonly close: () => Promise<void>
}

export const openOffice = async (
  folder: string,
  now: () => number,
  publicUrl?: URL,
  pace = STILL,
): Promise<Office> => {
  const house = await openHouse(folder, pace)
  const staff = await openStaff(house, folder, now)
  const twoPeople = await openTwoPeople(house, staff, now)
  const first = (await staff.offerFirst()) ?? ''
  const { app, sockets } = await openDoor({
    floor: house.floor,
    sessions: new Sessions(house.floor.cage, now),
    staff,
    twoPeople,
    metrics: newMetrics(),
    audit: house.audit,
    program: 'test',
    web: folder,
    isReady: () => true,
    now,
    bound: '0.0.0.0',
    ...(publicUrl && { publicUrl }),
  })
  const close = async () => {
    sockets.close()
    await app.close()
    await twoPeople.close()
    await staff.close()
    await house.close()
  }
  return { house, staff, twoPeople, first, app, close }
}

export const ask = async ({ app }: Office, url: string, body?: object, said: Said = {}) => {
  const { cookie, from, host, origin, method = body ? 'POST' : 'GET' } = said
  const headers = { ...(cookie && { cookie }), ...(host && { host }), ...(origin && { origin }) }
  const answer = await app.inject({
    method,
    url,
    headers,
    ...(body && { payload: body }),
    ...(from && { remoteAddress: from }),
  })
  const given = [answer.headers['set-cookie'] ?? []].flat().find(one => !/=;/.test(one))
  return {
    status: answer.statusCode,
    body: answer.json(),
    given,
    cookie: given?.split(';')[0] ?? '',
  }
}

export const claim = (office: Office) =>
  ask(office, '/api/staff/first', { token: office.first, name: 'Olga', password: GOOD })

export const signIn = (office: Office, name: string, password: string, said?: Said) =>
  ask(office, '/api/staff/sign-in', { name, password }, said)

/** Somebody with a role, invited by the operator and signed in. */
export const hired = async (office: Office, operator: string, name: string, role: string) => {
  const { body } = await ask(office, '/api/staff', { name, role }, { cookie: operator })
  return ask(office, '/api/staff/invitation', { token: body.token, password: OTHER })
}
