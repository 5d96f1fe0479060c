import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { SAVED_PATH } from '../paths.ts'
import { SharedWith } from '../share/shared-with.tsx'
import type { ListView } from './list-view.ts'

/** The name of a list, its description, and with whom it is shared. */
export function ListHead({ list, name }: { list: ListView; name: string }) {
  const t = useTranslations('lists.page')
  const account = useTranslations('account')
  const overview = useTranslations('lists.overview')
  const { description, purpose } = list
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
      <SharedWith list={list} />
    </div>
  )
}
