import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSignature } from '#services/kernel/secrets/signature.ts'

/** The email addresses of conversations, each with our signature. */
export type ReplyAddresses = {
  /** Returns `replies+r-26-000123-{signature}@{domain}` for the number of a request. */
  toAddress(number: string): string
  /** Returns the number of a request, or null for any other address. */
  toNumber(address: string): string | null
}

export type InboundOptions = {
  addresses: ReplyAddresses
  /** Signs the reports of received emails. */
  secret: string
}

const ADDRESS = /^replies\+(r-\d{2}-\d{6,12})-([0-9a-f]{32})@(.+)$/

/** `domain` is the part after the @, whose emails are reported to us. Mail servers may change an address's case. */
export function createReplyAddresses(secrets: RotatedSecret, domain: string): ReplyAddresses {
  const { sign, isSigned } = createSignature(secrets, 'reply addresses')
  return {
    toAddress: (number) => `replies+${number.toLowerCase()}-${sign(number)}@${domain}`,
    toNumber(address) {
      const [, written = '', signature = '', host] = ADDRESS.exec(address.toLowerCase()) ?? []
      const number = written.toUpperCase()
      return host === domain.toLowerCase() && isSigned(number, signature) ? number : null
    },
  }
}
