import type { Scope } from '../../protocol/scopes.ts'
import type { ROUTES } from '../gateway/route-permissions.ts'

/** The routes that each scope of a token opens. Tokens only read. */

type Route = keyof typeof ROUTES

const OPENED: Readonly<Record<Scope, readonly Route[]>> = {
  feed: ['GET /api/feed', 'GET /api/tables', 'GET /api/tournaments'],
  records: [
    'GET /api/records',
    'GET /api/records/:table/:round',
    'GET /api/significant',
    'GET /api/audit',
    'GET /api/statements/:patron',
    'GET /api/tables/:id/log',
  ],
  metrics: ['GET /metrics'],
}

export const scopesAllow = (scopes: readonly Scope[], route: string): boolean =>
  scopes.some(scope => (OPENED[scope] as readonly string[]).includes(route))
