/** The version of docs/protocol.md. A client requests it when it connects. */
export const PROTOCOL = 'croupier.2'
