import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listPath } from '../paths.ts'
import type { ListOutcome } from './list-change.ts'
import { Undo } from './undo.tsx'

/** The last change that led to this page, as far as it must be said: what was removed, or moved to another list. */
export type LastListChange =
  | { readonly kind: 'removed-piece' | 'removed-section'; readonly id: string }
  | { readonly kind: 'copied' | 'moved'; readonly to: string }

/** The same, of a form on another page that was sent with JavaScript. */
export function lastChangeOf(outcome: ListOutcome & { ok: true }): LastListChange | null {
  const { intent, subject, sent } = outcome
  if (sent) return { kind: sent.isCopy ? 'copied' : 'moved', to: sent.to }
  return intent === 'remove' ? { kind: 'removed-piece', id: subject } : null
}

export function LastChange({ last }: { last: LastListChange | null }) {
  const t = useTranslations('lists.page')
  if (last === null) return null
  return (
    <div className="mt-6 print:hidden">
      {'to' in last ? (
        <Notice tone="success" action={<TextLink href={listPath(last.to)}>{t('transfer.view')}</TextLink>}>
          {t(`transfer.${last.kind}`)}
        </Notice>
      ) : (
        <Undo
          fields={
            last.kind === 'removed-piece'
              ? { intent: 'restore', item: last.id }
              : { intent: 'restore-section', section: last.id }
          }
          isFresh
        >
          {last.kind === 'removed-piece' ? t('removed-unnamed') : t('section.removed-unnamed')}
        </Undo>
      )}
    </div>
  )
}
