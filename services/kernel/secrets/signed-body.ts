import { createHmac } from 'node:crypto'
import { isSameToken } from './same-token.ts'

/** How old a report may be, and how far the clock of its sender may be ahead. */
const TOLERANCE_SECONDS = 300

/**
 * Returns whether the body of an external report was recently signed with the secret. The header is `t={seconds since
 * 1970},v1={HMAC-SHA-256 of "{t}.{body}", in hexadecimal}`.
 */
export function isBodySigned(
  body: string,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, sentAt, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  const expected = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')
  const isFresh = Math.abs(now.getTime() / 1000 - Number(sentAt)) <= TOLERANCE_SECONDS
  return isSameToken(signature, expected) && isFresh
}
