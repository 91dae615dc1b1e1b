import type { Described } from './route-docs.ts'

/** Descriptions of the routes for the people who run the server. */
export const OPERATIONS: Readonly<Record<string, Described>> = {
  'GET /api/openapi.json': {
    tag: 'operating',
    says: 'This document, for machines',
    answer: { openapi: '3.0.3' },
  },
  'GET /healthz': {
    tag: 'operating',
    says: 'Whether the process is alive',
    answer: { ok: true },
  },
  'GET /readyz': {
    tag: 'operating',
    says: 'Whether work is taken, and what stands against it',
    tells: 'Answered with 503 as long as a log has stopped or the books do not agree.',
    answer: { ready: true, wrong: [] },
  },
  'GET /metrics': {
    tag: 'operating',
    says: 'Counters and gauges for Prometheus',
    answer: 'croupier_sockets 12',
  },
}
