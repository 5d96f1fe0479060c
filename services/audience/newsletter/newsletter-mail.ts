import type { NewsletterMailRequest } from '#contracts/mail.ts'
import { isCountryCode } from '#domain/market/country-codes.ts'
import { localePath } from '#domain/market/locale.ts'
import type { NewsletterOptions } from './newsletter-options.ts'
import type { Subscriber } from './newsletter-tables.ts'

/**
 * Creates the email sent after a sign-up. It links to the confirmation or, for existing subscribers, to their
 * preferences.
 */
export function createSignUpEmail(
  subscriber: Subscriber,
  now: Date,
  options: Pick<NewsletterOptions, 'shopName' | 'shopUrl' | 'confirmationTokens' | 'subscriptionTokens'>,
): NewsletterMailRequest {
  const { id, email, language, state } = subscriber
  const isSubscribed = state === 'confirmed'
  const path = isSubscribed
    ? `/newsletter/${options.subscriptionTokens.tokenOf(id)}/preferences`
    : `/newsletter/confirm/${options.confirmationTokens.tokenOf(id)}`
  return {
    kind: isSubscribed ? 'newsletter-subscribed' : 'newsletter-confirmation',
    letter: `newsletter ${id} ${now.toISOString()}`,
    to: email,
    shop: { name: options.shopName, url: options.shopUrl },
    language,
    url: pageUrl(subscriber, path, options),
  }
}

export function pageUrl(
  { language, country }: Pick<Subscriber, 'language' | 'country'>,
  path: string,
  { shopUrl }: Pick<NewsletterOptions, 'shopUrl'>,
): string {
  if (!isCountryCode(country)) throw new Error(`A subscriber is in an unknown country: ${country}`)
  return shopUrl + localePath({ language, country }, path)
}
