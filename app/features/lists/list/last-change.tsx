import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listPath } from '../paths.ts'
import type { ListOutcome } from './list-change.ts'
import { Undo } from './undo.tsx'

export type LastListChange =
  | { readonly kind: 'removed-piece' | 'removed-section'; readonly id: string }
  | { readonly kind: 'copied'; readonly to: string }
  /** `newId`: the id of the piece in the other list. */
  | { readonly kind: 'moved'; readonly id: string; readonly to: string; readonly newId: string }

/** Describes a change that was sent with JavaScript by a form on another page. */
export function toLastChange(outcome: ListOutcome & { ok: true }): LastListChange | null {
  const { intent, subject, sent } = outcome
  if (sent?.isCopy) return { kind: 'copied', to: sent.to }
  if (sent) return { kind: 'moved', id: subject, to: sent.to, newId: sent.newId }
  return intent === 'remove' ? { kind: 'removed-piece', id: subject } : null
}

export function LastChange({ last }: { last: LastListChange | null }) {
  if (last === null) return null
  return (
    <div className="mt-6 print:hidden">
      <Change last={last} />
    </div>
  )
}

function Change({ last }: { last: LastListChange }) {
  const t = useTranslations('lists.page')
  switch (last.kind) {
    case 'copied':
      return (
        <Notice tone="success" action={<TextLink href={listPath(last.to)}>{t('transfer.view')}</TextLink>}>
          {t('transfer.copied')}
        </Notice>
      )
    case 'moved':
      return (
        <Undo
          fields={{ intent: 'take-back', item: last.id, newId: last.newId, from: last.to }}
          beside={<TextLink href={listPath(last.to)}>{t('transfer.view')}</TextLink>}
          isFresh
        >
          {t('transfer.moved')}
        </Undo>
      )
    case 'removed-piece':
      return (
        <Undo fields={{ intent: 'restore', item: last.id }} isFresh>
          {t('removed-unnamed')}
        </Undo>
      )
    case 'removed-section':
      return (
        <Undo fields={{ intent: 'restore-section', section: last.id }} isFresh>
          {t('section.removed-unnamed')}
        </Undo>
      )
  }
}
