import { useFetcher } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { EXCLUSIONS, type Exclusion } from '#domain/list/exclusion.ts'
import { countryName } from '#domain/market/country-names.ts'
import { addAllKey } from './add-all.tsx'
import type { AddAllOutcome, AddedPieces } from './added-pieces.ts'

export function AddAllReport({ action, added: before }: { action: string; added: AddedPieces | null }) {
  const t = useTranslations('lists.page.add-all')
  const tPage = useTranslations('lists.page')
  const { data, state } = useFetcher<AddAllOutcome>({ key: addAllKey(action) })
  const report = data ?? before
  if (report === null || state !== 'idle') return <div role="status" />
  if ('code' in report) {
    return (
      <Notice tone="refusal" action={<TextLink href={CART_PATHS.page}>{t('view-bag')}</TextLink>}>
        {t('failed')}
      </Notice>
    )
  }
  const { added, refused } = report
  return (
    <div role="status" className="grid gap-2 border-s-2 border-accent ps-3 text-small">
      <p className="flex flex-wrap gap-x-4">
        <span className="text-accent">{t('added', { added })}</span>
        {added > 0 && <TextLink href={CART_PATHS.page}>{t('view-bag')}</TextLink>}
      </p>
      {refused.length > 0 && (
        <>
          <p>{t('not-added', { count: refused.length })}</p>
          <ul className="grid gap-1 text-muted">
            {refused.map(({ title, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be refused twice
              <li key={index}>
                {title ?? tPage('gone')}: <Reason why={why} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Reason({ why }: { why: AddedPieces['refused'][number]['why'] }) {
  const t = useTranslations('lists.page.add-all.reasons')
  const tErrors = useTranslations('errors.cart')
  const { country, language } = usePageLocale()
  if (!isExclusion(why)) return tErrors(why)
  return t(why, { country: countryName(country, language) })
}

function isExclusion(why: string): why is Exclusion {
  return EXCLUSIONS.some((exclusion) => exclusion === why)
}
