import { useEffect, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { type ConsentKind, grantedConsents } from '#domain/visitor/consent.ts'
import { browserRegion } from './browser-region.ts'
import { ConsentButton } from './consent-button.tsx'
import { ConsentKinds } from './consent-kinds.tsx'
import { CONSENT_PATH, POLICY_PATH } from './paths.ts'

/** A plain form with the current choice. `chosen` is null before the first one. */
export function ConsentPage({ chosen, to }: { chosen: readonly ConsentKind[] | null; to: string }) {
  const t = useTranslations('consent')
  const localePath = useLocalePath()
  const { country } = usePageLocale()
  const [ticked, setTicked] = useState(chosen ?? [])
  useEffect(() => {
    // The default without a choice is known only to the browser; without JavaScript nothing is stored that requires
    // consent.
    if (chosen === null) setTicked(grantedConsents(null, browserRegion(country)))
  }, [chosen, country])
  return (
    <>
      <h1 className="font-display text-display-small">{t('settings')}</h1>
      <p className="mt-2 mb-8 text-muted">{t('intro')}</p>
      <form method="post" action={localePath(CONSENT_PATH)} className="grid gap-8">
        <input type="hidden" name="to" value={to} />
        <ConsentKinds ticked={ticked} onTick={setTicked} />
        <div className="grid gap-3">
          <ConsentButton choice="chosen" />
          <ConsentButton choice="all" />
          <ConsentButton choice="needed" />
        </div>
      </form>
      <p className="mt-8 text-small">
        <TextLink href={POLICY_PATH}>{t('policy')}</TextLink>
      </p>
    </>
  )
}
