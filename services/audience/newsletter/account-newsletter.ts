import { and, eq, ne } from 'drizzle-orm'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { NewsletterOptions } from './newsletter-options.ts'
import { type Subscriber, subscribers } from './newsletter-tables.ts'
import { recordEvent } from './record-event.ts'
import { insertSubscriber, lockSubscriber } from './subscriptions.ts'

/** The owner of an account. The address counts as theirs once it is verified. */
export type AccountOwner = { id: string; email: string; isEmailVerified: boolean; language: Language }

export type AccountNewsletter = {
  /** Until the address is verified, owners can only read their own choice. */
  read(db: Queryable, owner: AccountOwner): Promise<{ isWanted: boolean; at: Date | null }>
  /**
   * Stores the owner's choice. It applies at once if the address is verified. Otherwise it is pending until the address
   * is verified.
   */
  choose(tx: Queryable, owner: AccountOwner, choice: { isWanted: boolean; now: Date }): Promise<void>
  /**
   * Confirms the choice that the owner made before verifying their address. The choice also applies to a new address.
   */
  confirmVerifiedAddress(tx: Queryable, owner: AccountOwner, now: Date): Promise<void>
  remove(tx: Queryable, owner: AccountOwner): Promise<void>
}

/** `getWording` returns the text beside the account's checkbox. */
export function createAccountNewsletter(
  options: NewsletterOptions,
  getWording: (language: Language) => string,
): AccountNewsletter {
  return {
    async read(db, owner) {
      const found = await findOwnSubscription(db, owner)
      const isWanted = found !== null && (found.state === 'confirmed' || isOwnedBy(found, owner))
      return { isWanted, at: found?.changedAt ?? null }
    },
    async choose(tx, owner, { isWanted, now }) {
      const { id: accountId, email, language, isEmailVerified } = owner
      if (!isWanted) {
        const found = await findOwnSubscription(tx, owner)
        const locked = found && (await lockSubscriber(tx, found.id))
        if (locked) await recordEvent(tx, locked, { event: 'unsubscribed', place: 'account', now }, options)
        return
      }
      const event = {
        event: isEmailVerified ? ('granted' as const) : ('requested' as const),
        place: 'account' as const,
        wording: getWording(language),
        now,
      }
      const stored = await insertSubscriber(
        tx,
        { email, language, country: DEFAULT_COUNTRIES[language], accountId },
        event,
        options,
      )
      const locked = stored && (await lockSubscriber(tx, stored.id))
      if (!locked) return
      if (stored.isNew || locked.state === 'confirmed') return
      await tx.update(subscribers).set({ accountId, requestedAt: now }).where(eq(subscribers.id, locked.id))
      await recordEvent(tx, locked, event, options)
    },
    async confirmVerifiedAddress(tx, owner, now) {
      const { id, email, language } = owner
      const chosen = await tx.select().from(subscribers).where(eq(subscribers.accountId, id)).for('update')
      const wanted = chosen.filter(({ state }) => state === 'pending' || state === 'confirmed')
      if (wanted.length === 0) return
      const granted = { event: 'granted', place: 'account', now } as const
      const stored = await insertSubscriber(
        tx,
        { email, language, country: DEFAULT_COUNTRIES[language], accountId: id },
        granted,
        options,
      )
      const locked = stored && (await lockSubscriber(tx, stored.id))
      if (!locked) return
      await tx.update(subscribers).set({ accountId: id }).where(eq(subscribers.id, locked.id))
      await recordEvent(tx, locked, granted, options)
      for (const former of wanted.filter(({ id: subscriberId }) => subscriberId !== locked.id))
        await recordEvent(tx, former, { event: 'unsubscribed', place: 'account', now }, options)
    },
    async remove(tx, { id, email, isEmailVerified }) {
      await tx.delete(subscribers).where(eq(subscribers.accountId, id))
      if (isEmailVerified) await tx.delete(subscribers).where(eq(subscribers.email, email))
    },
  }
}

/**
 * The default country for each language, since an account has no country. A later sign-up on a page replaces it while
 * the subscription is not confirmed.
 */
export const DEFAULT_COUNTRIES = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const

/** Returns the subscription of an address if the account owner is allowed to see it. */
async function findOwnSubscription(db: Queryable, owner: AccountOwner): Promise<Subscriber | null> {
  const [found] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.email, owner.email), ne(subscribers.state, 'unsubscribed')))
  return found && (owner.isEmailVerified || isOwnedBy(found, owner)) ? found : null
}

function isOwnedBy({ accountId, state }: Subscriber, { id }: AccountOwner): boolean {
  return accountId === id && state === 'pending'
}
