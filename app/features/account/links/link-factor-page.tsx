import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { EmailedLink } from '#contracts/identity.ts'
import { LINK_PROOF } from '../paths.ts'
import { SecondFactorPage } from '../second-factor/second-factor-page.tsx'
import type { LinkFactor } from './link-factor.server.ts'

export const NO_FACTOR: LinkFactor = { proof: null, errors: {} }

/**
 * The first page that a team member sees after opening an emailed link. Nothing changes before they confirm with the
 * second factor.
 */
export function LinkFactorPage({ link, factor }: { link: EmailedLink; factor: LinkFactor }) {
  const t = useTranslations('account.second-factor')
  const { errors, waitSeconds } = factor
  const { hasCode, passkey } = link.secondFactor ?? { hasCode: false, passkey: null }
  const wait = waitSeconds === undefined ? {} : { waitSeconds }
  return (
    <SecondFactorPage
      screen={{ email: link.email, setUp: null, hasCode, passkey, errors, ...wait }}
      intro={t('link-intro', { email: link.email })}
    />
  )
}

export function LinkProof({ proof }: { proof: string | null }) {
  return proof === null ? null : <input type="hidden" name={LINK_PROOF} value={proof} />
}
