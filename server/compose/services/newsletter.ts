import type { ContentClient } from '#clients/content/content-client.ts'
import type { Language } from '#domain/market/language.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'
import type { NewsletterOptions } from '#services/audience/newsletter/newsletter-options.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSignature } from '#services/kernel/secrets/signature.ts'
import type { MailService } from '#services/mail/service.ts'
import { isOwnService, overNetwork } from '../../seam/seam.ts'
import type { Configuration } from '../../settings/config.ts'
import type { Base } from './base.ts'

/**
 * A hosted marketing platform (`AUDIENCE_URL`) has no register of subscribers with proof of consent, so that part stays
 * ours.
 */
export function isPlatformHosted({ url }: Configuration['services']['audience']): boolean {
  return url !== null && !isOwnService(url, 'audience')
}

/** Dependencies of a change to a subscription. */
export function subscriptionOptions({
  services: { audience },
  secret,
  oldSecrets,
}: Configuration): Pick<NewsletterOptions, 'createDigests' | 'hosted'> {
  const digestWith = (key: string) => createSignature([key], 'suppressed addresses').sign
  return {
    createDigests: (email) => [digestWith(secret)(email), ...oldSecrets.map((old) => digestWith(old)(email))],
    hosted:
      isPlatformHosted(audience) && audience.url !== null
        ? { baseUrl: audience.url.replace(/\/$/, ''), key: audience.keys[0], fetch: overNetwork }
        : null,
  }
}

export function newsletterOptions(
  { configuration, limiter }: Base,
  {
    mail,
    content,
    findVerifiedAccountId,
  }: {
    mail: MailService
    content: Pick<ContentClient, 'getNewestPosts'>
    findVerifiedAccountId: NewsletterOptions['findVerifiedAccountId']
  },
): NewsletterOptions {
  const { house, services, publicOrigin, secret, oldSecrets } = configuration
  const { audience } = services
  const secrets: RotatedSecret = [secret, ...oldSecrets]
  return {
    ...subscriptionOptions(configuration),
    serverToken: audience.newsletterTokens,
    limiter,
    shopName: house.name,
    shopUrl: publicOrigin,
    sendMail: mail.queueMail,
    preview: mail.preview,
    findVerifiedAccountId,
    findPosts: createPostFinder(content),
    confirmationTokens: createIdTokens(secrets, 'newsletter confirmations'),
    subscriptionTokens: createIdTokens(secrets, 'newsletter subscriptions'),
  }
}

/** Finds only posts that every country may read. */
function createPostFinder(client: Pick<ContentClient, 'getNewestPosts'>): NewsletterOptions['findPosts'] {
  return async (language) => {
    const found = await client.getNewestPosts({ locale: { language, country: HOME_COUNTRIES[language] } })
    if (!found.ok) return null
    return found.value.map(({ id, url: path, title, abstract, picture }) => ({
      id,
      path,
      title,
      abstract,
      picture: picture && {
        url: picture.url,
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
      },
    }))
  }
}

const HOME_COUNTRIES = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const

/** Returns what someone who signs up agrees to, as stored with their consent. */
export function signUpConsentWording(language: Language): string {
  return MESSAGES[language].account['sign-up'].commercial
}

const MESSAGES = { de, en, es, fr, it }
