import { isIP } from 'node:net'

/** The network that limits count by: an IPv4 address, or an IPv6 /64, which one person may own. */

const MAPPED = /^(?:::|(?:0+:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

export const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%', 1)
  const mapped = MAPPED.exec(bare)
  if (mapped) return mapped[1]!
  if (isIP(bare) !== 6) return address
  const [before = '', after] = bare.split('::', 2)
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')]
  const dots = tail.at(-1)?.includes('.') ? 1 : 0
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length - dots)
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** True for this machine itself. */
export const isLoopback = (address: string): boolean => {
  const network = networkOf(address)
  return network.startsWith('127.') || address === '::1'
}
