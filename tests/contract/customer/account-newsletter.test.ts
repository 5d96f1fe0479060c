import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { AccountResponse } from '#contracts/identity.ts'
import {
  consentEvents,
  consentWordings,
  subscribers,
} from '#services/audience/newsletter/newsletter-tables.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'
import { openAudienceWorld } from '#tests/support/samples/sample-audience.ts'
import { TEST_TIME, testClock } from '#tests/support/test-clock.ts'

const database = await freshDatabase('kernel', 'identity', 'commerce', 'customer', 'audience')
const world = await openAudienceWorld(database, testClock())
afterAll(async () => {
  await database.close()
  expect({ faults: world.faults, identity: world.identity.faults }).toEqual({ faults: [], identity: [] })
})

/** Creates an account, and returns its owner's calls. */
async function createOwner(email: string, hasCommercialConsent: boolean) {
  const tokens = await signUp(world.identity.browser(), { ...SIGN_UP, email, hasCommercialConsent })
  const call = (method: string, path = '', body?: object) =>
    world.identity.service.fetch(
      new Request(`http://identity.internal/account${path}`, {
        method,
        headers: {
          authorization: 'Bearer screens',
          'x-account-token': tokens.access_token,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  return {
    choose: (isWanted: boolean) =>
      call('PUT', '/consents', { hasCommercialConsent: isWanted, hasPersonalizedConsent: false }),
    isWanted: async () => ((await (await call('GET')).json()) as AccountResponse).hasCommercialConsent,
    remove: () => call('DELETE', '', { password: SIGN_UP.password }),
  }
}

const stateOf = async (email: string) =>
  (await database.db.select().from(subscribers).where(eq(subscribers.email, email)))[0]?.state ?? null

test('the box of a sign-up is pending until the address is verified, with its wording as proof', async () => {
  const owner = await createOwner('willing@example.com', true)
  expect([await owner.isWanted(), await stateOf('willing@example.com')]).toEqual([true, 'pending'])
  await world.verify('willing@example.com')
  expect([await owner.isWanted(), await stateOf('willing@example.com')]).toEqual([true, 'confirmed'])
  const proof = await database.db
    .select({ event: consentEvents.event, place: consentEvents.place, wording: consentWordings.text })
    .from(consentEvents)
    .leftJoin(consentWordings, eq(consentWordings.id, consentEvents.wordingId))
    .orderBy(consentEvents.id)
  expect(proof).toEqual([
    { event: 'requested', place: 'account', wording: 'Newsletter (de)' },
    { event: 'granted', place: 'account', wording: null },
  ])
})

// spec 3: sign-up: commercial consent and the newsletter agree
test('the settings of an account and the subscription agree', async () => {
  const owner = await createOwner('settings@example.com', false)
  await world.verify('settings@example.com')
  expect(await owner.isWanted()).toBe(false)
  await owner.choose(true)
  expect([await owner.isWanted(), await stateOf('settings@example.com')]).toEqual([true, 'confirmed'])
  await owner.choose(false)
  expect([await owner.isWanted(), await stateOf('settings@example.com')]).toEqual([false, 'unsubscribed'])
})

test('someone with an unverified address learns nothing about its subscription, and cannot end it', async () => {
  const details = { email: 'hers@example.com', language: 'de', country: 'AT', state: 'confirmed' } as const
  await database.db.insert(subscribers).values({ ...details, requestedAt: TEST_TIME, changedAt: TEST_TIME })
  const stranger = await createOwner('hers@example.com', true)
  expect(await stranger.isWanted()).toBe(false)
  await stranger.choose(false)
  expect(await stateOf('hers@example.com')).toBe('confirmed')
  await stranger.remove()
  expect(await stateOf('hers@example.com')).toBe('confirmed')
})

test('a deleted account leaves no subscription', async () => {
  const owner = await createOwner('gone@example.com', true)
  await world.verify('gone@example.com')
  expect((await owner.remove()).status).toBe(204)
  expect(await stateOf('gone@example.com')).toBe(null)
})
