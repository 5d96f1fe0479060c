import { Form } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { checkoutPath, checkoutRenewalPath } from '../paths.ts'

export type ElsewhereFacts = {
  readonly code: 'opened-elsewhere'
  readonly token: string
  /** Whether the checkout belongs to this browser's bag, whose pieces can be moved to a new checkout. */
  readonly isOwnCart: boolean
  readonly isSignedIn: boolean
}

export function isOpenedElsewhere(facts: unknown): facts is ElsewhereFacts {
  return typeof facts === 'object' && facts !== null && 'code' in facts && facts.code === 'opened-elsewhere'
}

/** Says that a checkout belongs to another browser, and how to continue: by signing in, or with a new checkout. */
export function OpenedElsewhere({
  elsewhere: { token, isOwnCart, isSignedIn },
}: {
  elsewhere: ElsewhereFacts
}) {
  const t = useTranslations('checkout.elsewhere')
  const localePath = useLocalePath()
  const login = loginPath(localePath(checkoutPath(token)))
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{t('title')}</h1>
      <p className="max-w-measure text-lead">{t('text')}</p>
      <p className="max-w-measure">{t('ordered')}</p>
      {isOwnCart ? (
        <Form method="post" action={localePath(checkoutRenewalPath(token))} reloadDocument>
          <Button type="submit">{t('renew')}</Button>
        </Form>
      ) : (
        <LinkButton href={CART_PATHS.page}>{t('bag')}</LinkButton>
      )}
      {!isSignedIn && (
        <p className="max-w-measure text-small">
          {t('account')}{' '}
          <TextLink href={login} data-document>
            {t('sign-in')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
