import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Subscription } from '#contracts/newsletter.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { LANGUAGE_NAMES } from '#domain/market/language-names.ts'
import { NewsletterNotice } from './newsletter-notice.tsx'
import { NEWSLETTER_PATHS, preferencesPath, unsubscribePath } from './paths.ts'

type SubscriptionPageProps = {
  /** Null for a link that is not ours, or no longer valid. */
  subscription: Subscription | null
  hasFailed: boolean
}

/**
 * The page of the link in a confirmation email. Programs that read emails open links too, so only the button of the
 * page confirms.
 */
export function ConfirmPage({ subscription, hasFailed }: SubscriptionPageProps) {
  const t = useTranslations('newsletter')
  if (subscription === null) return <InvalidLink />
  const { email, state, token } = subscription
  if (state === 'confirmed')
    return (
      <NewsletterNotice title={t('confirmed.title')} text={t('confirmed.text', { email })}>
        <Actions>
          <LinkButton href="/">{t('home')}</LinkButton>
          <LinkButton href={preferencesPath(token)} variant="outline">
            {t('preferences.title')}
          </LinkButton>
        </Actions>
      </NewsletterNotice>
    )
  if (state !== 'pending') return <InvalidLink />
  return (
    <NewsletterNotice title={t('confirm.title')} text={t('confirm.text', { email })}>
      <Failure hasFailed={hasFailed} />
      <form method="post">
        <Button type="submit">{t('confirm.action')}</Button>
      </form>
      <p className="max-w-measure text-small text-muted">
        {t('confirm.hint')} <TextLink href="/">{t('home')}</TextLink>
      </p>
    </NewsletterNotice>
  )
}

/** The preferences of a subscriber; offers a new subscription to someone who has unsubscribed. */
export function PreferencesPage({
  subscription,
  hasFailed,
  isSaved,
}: SubscriptionPageProps & { isSaved: boolean }) {
  const t = useTranslations('newsletter')
  const localePath = useLocalePath()
  if (subscription === null) return <InvalidLink />
  const { email, state, language, token } = subscription
  if (state !== 'confirmed')
    return (
      <NewsletterNotice title={t('left.title')} text={t('left.text', { email })}>
        <Actions>
          <LinkButton href={NEWSLETTER_PATHS.signUp} variant="outline">
            {t('left.again')}
          </LinkButton>
        </Actions>
      </NewsletterNotice>
    )
  return (
    <NewsletterNotice title={t('preferences.title')} text={t('preferences.text', { email })}>
      {isSaved && <Notice tone="success">{t('preferences.saved')}</Notice>}
      <Failure hasFailed={hasFailed} />
      <form method="post" className="grid max-w-form justify-items-start gap-5">
        <ChoiceGroup legend={t('preferences.language')}>
          {LANGUAGES.map((each) => (
            <Radio
              key={each}
              name="language"
              value={each}
              defaultChecked={each === language}
              label={<span lang={each}>{LANGUAGE_NAMES[each]}</span>}
            />
          ))}
        </ChoiceGroup>
        <Button type="submit">{t('preferences.save')}</Button>
      </form>
      <form
        method="post"
        action={localePath(unsubscribePath(token))}
        className="border-t border-hairline pt-8"
      >
        <Button type="submit" variant="outline">
          {t('unsubscribe.action')}
        </Button>
      </form>
    </NewsletterNotice>
  )
}

export function UnsubscribePage({ subscription, hasFailed }: SubscriptionPageProps) {
  const t = useTranslations('newsletter')
  if (subscription === null) return <InvalidLink />
  if (subscription.state === 'unsubscribed' || subscription.state === 'bounced')
    return <PreferencesPage subscription={subscription} hasFailed={hasFailed} isSaved={false} />
  const { email, token } = subscription
  return (
    <NewsletterNotice title={t('unsubscribe.title')} text={t('unsubscribe.text', { email })}>
      <Failure hasFailed={hasFailed} />
      <Actions>
        <form method="post">
          <Button type="submit">{t('unsubscribe.action')}</Button>
        </form>
        <LinkButton href={preferencesPath(token)} variant="outline">
          {t('preferences.title')}
        </LinkButton>
      </Actions>
    </NewsletterNotice>
  )
}

function InvalidLink() {
  const t = useTranslations('newsletter')
  return (
    <NewsletterNotice title={t('lost.title')} text={t('lost.text')}>
      <Actions>
        <LinkButton href={NEWSLETTER_PATHS.signUp}>{t('left.again')}</LinkButton>
      </Actions>
    </NewsletterNotice>
  )
}

function Failure({ hasFailed }: { hasFailed: boolean }) {
  const t = useTranslations('errors.newsletter')
  return hasFailed && <Notice tone="refusal">{t('newsletter-unavailable')}</Notice>
}

function Actions({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}
