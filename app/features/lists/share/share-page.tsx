import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { ListFormPage } from '../form/list-form-page.tsx'
import { listPath } from '../paths.ts'
import { LinkPart } from './link-part.tsx'
import { PeoplePart } from './people-part.tsx'
import type { DoneShare, RefusedShare } from './share-form.ts'
import type { ShareView } from './share-view.ts'

/** Spec §6: the link of a list, and those who edit it. */
export function SharePage({
  view,
  done,
  refused,
}: {
  view: ShareView
  /** What was just done. */
  done: DoneShare | null
  refused: RefusedShare | null
}) {
  const t = useTranslations('lists.share')
  const all = useTranslations()
  const isOfForm = refused?.intent === 'link' || refused?.intent === 'invite'
  return (
    <ListFormPage title={t('title')} crumbs={[{ label: view.name, href: listPath(view.id) }]}>
      {done && !refused && (
        <Notice tone="success" action={<TextLink href={listPath(view.id)}>{t('back')}</TextLink>}>
          {t(`done.${done}`)}
        </Notice>
      )}
      {refused && !isOfForm && (
        <Notice tone="refusal">
          {all(refusalMessageKey('lists', refused.errors.form ?? 'list-unavailable'))}
        </Notice>
      )}
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <LinkPart view={view} refused={refused} />
        <PeoplePart view={view} refused={refused} />
      </div>
    </ListFormPage>
  )
}
