import type { RouteDescription } from './route-docs.ts'

/** Descriptions of the routes for the people who run the server. */
export const OPERATIONS: Readonly<Record<string, RouteDescription>> = {
  'GET /api/openapi.json': {
    tag: 'operating',
    says: 'This document, for machines',
    answer: { openapi: '3.1.0' },
  },
  'GET /api/asyncapi.json': {
    tag: 'operating',
    says: 'The same for the socket: every message and every view',
    answer: { asyncapi: '3.0.0' },
  },
  'GET /healthz': {
    tag: 'operating',
    says: 'Whether the process is alive',
    tells: 'The status is 503 if only a restart would help.',
    answer: { ok: true },
  },
  'GET /readyz': {
    tag: 'operating',
    says: 'Whether the server takes requests, and if not, why',
    tells:
      'The status is 503 while a log has stopped, the database does not answer or the books do not agree.',
    answer: { ready: true, wrong: [] },
  },
  'GET /metrics': {
    tag: 'operating',
    says: 'Counters and gauges for Prometheus',
    tells:
      'For operators, inspectors, and the bearer of the token in the file metrics-token of the data folder.',
    answer: 'croupier_sockets 12',
  },
}
