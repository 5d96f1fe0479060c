import { createHash } from 'node:crypto'
import type { CardInput } from '#contracts/order/checkout.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Authorization, PaymentProvider, PaymentRefusalCode } from './payment-provider.ts'

/**
 * The outcome of each card number. Any other number is refused as invalid, so that no real card is accepted by mistake.
 */
const OUTCOMES: Readonly<Record<string, 'accepted' | PaymentRefusalCode>> = {
  '4242424242424242': 'accepted',
  '4000000000000002': 'card-declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'card-expired',
  '4000000000000127': 'security-code-wrong',
}

/** A card provider without a bank, for trying out the shop. It only stores the last four digits of a card. */
export function createTestCard(clock: Clock, isOffered = () => true): PaymentProvider {
  return {
    code: 'test-card',
    isTest: true,
    isOffered,
    bank: null,
    authorize: async (_amount, { card }, idempotencyKey) => authorize(card, idempotencyKey, clock()),
    capture: async () => {},
    release: async () => {},
    refund: async () => {},
  }
}

function authorize(card: CardInput | undefined, idempotencyKey: string, now: Date): Authorization {
  const number = card?.number.replace(/[\s-]/g, '') ?? ''
  const outcome = OUTCOMES[number]
  if (!card || !outcome) return { ok: false, code: 'card-number-invalid' }
  const refusal = findRefusal(card, now) ?? (outcome === 'accepted' ? null : outcome)
  if (refusal !== null) return { ok: false, code: refusal }
  // The same key gives the same reference, so that a repeated call returns the same authorization.
  const reference = `test_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`
  return { ok: true, status: 'authorised', reference, lastFour: number.slice(-4) }
}

/** Validates the other fields of a card. A card is valid until the end of its month of expiry. */
function findRefusal({ holder, expiry, securityCode }: CardInput, now: Date): PaymentRefusalCode | null {
  // The numeric keyboard of phones has no slash.
  const date = /^(0[1-9]|1[0-2])[\s/.-]*(?:20)?(\d\d)$/.exec(expiry.trim())
  if (!date) return 'card-date-invalid'
  const endOfMonth = Date.UTC(2000 + Number(date[2]), Number(date[1]), 1)
  if (endOfMonth <= now.getTime()) return 'card-expired'
  if (!/^\d{3,4}$/.test(securityCode.trim())) return 'security-code-wrong'
  return holder.trim() === '' ? 'card-invalid' : null
}
