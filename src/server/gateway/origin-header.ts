import type { FastifyRequest } from 'fastify'

/** Whether the request comes from our own pages. */
export const isOwnOrigin = (
  { headers: { origin, host } }: FastifyRequest,
  publicUrl?: URL,
): boolean => {
  if (origin === undefined || host === undefined) return false
  try {
    return publicUrl ? origin === publicUrl.origin : new URL(origin).host === host
  } catch {
    return false
  }
}
