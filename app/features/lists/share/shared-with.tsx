import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ListView } from '../list/list-view.ts'
import { WhoIsHere } from '../live/who-is-here.tsx'
import { listSharePath } from '../paths.ts'

/** Who edits a list and is there now, and what its link shows. */
export function SharedWith({ list }: { list: ListView }) {
  const t = useTranslations('lists.page')
  const { id, isOwn, ownerName, editors, link, isEditedTogether } = list
  const people = isOwn ? editors : [ownerName, ...editors]
  const share = listSharePath(id)
  if (!isEditedTogether && !link) return null
  return (
    <dl className="grid gap-1.5 text-small print:hidden">
      {isEditedTogether && (
        <Row label={t('edited-by')}>
          <span>{people.length > 0 ? t('you-and', { names: people.join(', ') }) : t('you')}</span>
          <WhoIsHere />
          {isOwn && <TextLink href={`${share}#people`}>{t('invite')}</TextLink>}
        </Row>
      )}
      {link && (
        <Row label={t('shared-as')}>
          <span>{t(link.hasPrices ? 'link-with-prices' : 'link', { openings: link.openings })}</span>
          {isOwn && <TextLink href={share}>{t('manage')}</TextLink>}
        </Row>
      )}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <dt className="min-w-20 font-regular text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-4 gap-y-1">{children}</dd>
    </div>
  )
}
