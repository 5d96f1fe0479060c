import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { useCoEditing } from '../live/use-together.ts'
import { listSharePath, SAVED_PATH } from '../paths.ts'
import type { ListView } from './list-view.ts'

export function ListHead({ list, name }: { list: ListView; name: string }) {
  const t = useTranslations('lists.page')
  const tAccount = useTranslations('account')
  const tOverview = useTranslations('lists.overview')
  const { description, purpose } = list
  return (
    <div className="grid content-start gap-3">
      <div className="print:hidden">
        <Breadcrumbs
          crumbs={[
            { label: tAccount('label'), href: PROFILE.details },
            { label: tOverview('name'), href: SAVED_PATH },
          ]}
          current={name}
        />
      </div>
      <h1 className="font-display text-display wrap-anywhere">{name}</h1>
      {description && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</p>}
      {purpose && <p className="max-w-measure text-muted">{t(`about.${purpose}`)}</p>}
      <SharedWith list={list} />
    </div>
  )
}

/** Shows who can see the list, who is editing it now, and the settings of its link. */
function SharedWith({ list }: { list: ListView }) {
  const t = useTranslations('lists.page')
  const { id, isOwn, ownerName, editors, link, isEditedTogether } = list
  const people = isOwn ? editors : [ownerName, ...editors]
  const sharePath = listSharePath(id)
  if (!isEditedTogether && !link) return null
  return (
    <dl className="grid gap-1.5 text-small print:hidden">
      {isEditedTogether && (
        <Row label={t('edited-by')}>
          <span>{people.length > 0 ? t('you-and', { names: people.join(', ') }) : t('you')}</span>
          <OtherEditors />
          {isOwn && <TextLink href={`${sharePath}#people`}>{t('invite')}</TextLink>}
        </Row>
      )}
      {link && (
        <Row label={t('shared-as')}>
          <span>{t(link.hasPrices ? 'link-with-prices' : 'link', { openings: link.openings })}</span>
          {isOwn && <TextLink href={sharePath}>{t('manage')}</TextLink>}
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

/** Others who have the list open, announced as they come and go. */
function OtherEditors() {
  const t = useTranslations('lists.page.together')
  const names = useCoEditing().others.map(({ name }) => name || t('someone'))
  return (
    <span role="status" className="text-accent empty:absolute">
      {names.length > 0 && t('here', { names: names.join(', '), count: names.length })}
    </span>
  )
}
