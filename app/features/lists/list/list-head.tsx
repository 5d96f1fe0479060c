import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { SAVED_PATH } from '../paths.ts'
import type { ListView } from './list-view.ts'

/** The name of a list, its description, and who edits it. */
export function ListHead({ list, name }: { list: ListView; name: string }) {
  const t = useTranslations('lists.page')
  const account = useTranslations('account')
  const overview = useTranslations('lists.overview')
  const { description, purpose, isOwn, ownerName, editors } = list
  const people = isOwn ? editors : [ownerName, ...editors]
  return (
    <div className="grid content-start gap-3">
      <div className="print:hidden">
        <Breadcrumbs
          crumbs={[
            { label: account('label'), href: PROFILE.details },
            { label: overview('name'), href: SAVED_PATH },
          ]}
          current={name}
        />
      </div>
      <h1 className="font-display text-display wrap-anywhere">{name}</h1>
      {description && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</p>}
      {purpose && <p className="max-w-measure text-muted">{t(`about.${purpose}`)}</p>}
      {people.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 text-small">
          <dt className="font-regular text-muted">{t('edited-by')}</dt>
          <dd>{t('you-and', { names: people.join(', ') })}</dd>
        </dl>
      )}
    </div>
  )
}
