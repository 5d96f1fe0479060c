import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import { ListTotal } from '../list/list-total.tsx'
import { listPath } from '../paths.ts'
import { useListName } from '../use-list-name.ts'
import { ListCover } from './list-cover.tsx'
import type { AudienceView, ChangedView, ListCardView } from './overview-view.ts'

/** A list on the overview. Its link is the name, stretched over the card. */
export function ListCard({ list, isPriority }: { list: ListCardView; isPriority: boolean }) {
  const t = useTranslations('lists.overview')
  const name = useListName()(list)
  const { sections, pieces, left, totals } = list
  const counts = sections > 0 ? t('counts', { sections, pieces }) : t('pieces', { pieces })
  return (
    <li className="group relative grid content-start">
      <ListCover cover={list.cover} name={name} isPriority={isPriority} />
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 font-display text-heading leading-tight wrap-anywhere">
          <Link
            href={listPath(list.id)}
            className="transition-colors group-hover:text-accent after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        {totals && (
          <span className="text-small">
            <ListTotal totals={totals} />
          </span>
        )}
      </div>
      {list.project.length > 0 && <p className="mt-1 text-small wrap-anywhere">{list.project.join(' · ')}</p>}
      <p className="mt-1 text-small text-muted">{left > 0 ? t('left-out', { counts, left }) : counts}</p>
      <div className="mt-4 flex justify-between gap-4 border-t border-hairline pt-2.5 text-small">
        <span className="wrap-anywhere">
          <Audience audience={list.audience} />
        </span>
        <span className="shrink-0 text-muted" suppressHydrationWarning>
          <Changed changed={list.changed} />
        </span>
      </div>
    </li>
  )
}

function Audience({ audience }: { audience: AudienceView }) {
  const t = useTranslations('lists.overview.audience')
  if (audience.kind === 'shared-by') return t('shared-by', { name: audience.name })
  if (audience.kind !== 'edited-with') return t(audience.kind)
  const [first = '', ...others] = audience.names
  return t('edited-with', { name: first, others: others.length })
}

function Changed({ changed }: { changed: ChangedView }) {
  const t = useTranslations('lists.overview.changed')
  return changed.kind === 'on' ? changed.day : t(changed.kind)
}
