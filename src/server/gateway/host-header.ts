import { isIP } from 'node:net'
import { hostnameOf, isLocalName } from '../identity/cookies.ts'

/**
 * Accepts only our own host names. Otherwise another site could point its name at this machine (DNS
 * rebinding), and its pages could read our answers.
 */
export const isOwnHost = (
  host: string | undefined,
  { bound, publicUrl }: { readonly bound?: string; readonly publicUrl?: URL },
): boolean => {
  const name = hostnameOf(host)
  if (name === '') return false
  const bare = name.replace(/^\[|\]$/g, '')
  const isNumber = isIP(bare) !== 0
  return (
    isLocalName(name) ||
    name === publicUrl?.hostname ||
    bare === bound?.toLowerCase() ||
    (isNumber && (bound === '0.0.0.0' || bound === '::'))
  )
}

export const NOT_OURS =
  'This server does not have that host name: use its own address, or start it with --public-url and the name.'
