import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { Unbroken } from '#app/ui/text/unbroken.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import { InViews } from '#app/ui/views.tsx'
import type { LoadedUpdates, UpdateView } from './update-view.ts'

/** `loaded` is null if the updates could not be loaded. */
export function UpdatesContent({ loaded, retry }: { loaded: LoadedUpdates | null; retry: ReactNode }) {
  const t = useTranslations('updates')
  const updates = loaded?.updates ?? []
  const hasFailed = loaded === null || loaded.isIncomplete
  return (
    <>
      {hasFailed && (
        <Notice tone="refusal" action={retry}>
          {updates.length > 0 ? t('incomplete') : t('failed')}
        </Notice>
      )}
      {updates.length > 0 && <UpdatesList updates={updates} />}
      {updates.length === 0 && !hasFailed && (
        <div className="grid gap-3 py-6">
          <p className="font-display text-title">{t('empty.title')}</p>
          <p className="max-w-measure text-muted">{t('empty.text')}</p>
        </div>
      )}
    </>
  )
}

/** Each update links to its subject. */
function UpdatesList({ updates }: { updates: readonly UpdateView[] }) {
  return (
    <ul className="grid">
      {updates.map((update) => (
        <li key={update.id} className="border-t border-hairline first:border-t-0">
          <Link href={update.path} className="group flex gap-4 py-5">
            <Dot isUnread={update.isUnread} />
            <Content update={update} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Rendered empty beside a read update, to reserve its space. */
function Dot({ isUnread }: { isUnread: boolean }) {
  const t = useTranslations('updates')
  return (
    <span className="w-2 shrink-0 pt-2">
      {isUnread && (
        <>
          <span className="block size-2 rounded-full bg-accent" />
          <VisuallyHidden>{t('new')}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

function Content({ update }: { update: UpdateView }) {
  const t = useTranslations('updates')
  const format = useFormat()
  switch (update.kind) {
    case 'reply':
      return (
        <UpdateText
          title={<Unbroken text={t('reply', { number: update.requestNumber })} part={update.requestNumber} />}
          date={update.date}
        >
          <p className="text-small text-muted wrap-anywhere">{t('quoted', { text: update.text })}</p>
        </UpdateText>
      )
    case 'quote': {
      const { move, number, version, text } = update
      return (
        <UpdateText
          title={<Unbroken text={t(`quote.${move}`, { number, version })} part={number} />}
          date={update.date}
        >
          {text !== '' && <p className="text-small text-muted wrap-anywhere">{t('quoted', { text })}</p>}
        </UpdateText>
      )
    }
    case 'order': {
      const { move, isPart, orderNumber: number, tracking, amount } = update
      const part = isPart ? 'yes' : 'no'
      const returned = amount ? format.money(amount) : ''
      const title = <Unbroken text={t(`order.${move}`, { number, part, amount: returned })} part={number} />
      return (
        <UpdateText
          title={amount ? <InViews own={title} client={t('order-hidden', { number })} /> : title}
          date={update.date}
        >
          {tracking && <p className="text-small text-muted">{t('tracking', tracking)}</p>}
        </UpdateText>
      )
    }
    case 'price': {
      const { title, textLanguage, picture, isStarting } = update
      const prices = {
        before: format.money(update.before),
        now: format.money(update.now),
        starting: isStarting ? 'yes' : 'no',
      }
      return (
        <>
          <UpdateText title={<span lang={textLanguage ?? undefined}>{title}</span>} date={update.date}>
            <p className="text-small" suppressHydrationWarning>
              <InViews own={t('price', prices)} client={t('price-hidden')} />
            </p>
          </UpdateText>
          {picture && (
            <div className="w-16 shrink-0">
              <Picture picture={{ ...picture, alt: '' }} sizes="4rem" ratio="product" />
            </div>
          )}
        </>
      )
    }
  }
}

function UpdateText({ title, date, children }: { title: ReactNode; date: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grow content-start gap-1">
      <p
        className="font-medium transition-colors wrap-anywhere group-hover:text-accent"
        suppressHydrationWarning
      >
        {title}
      </p>
      {children}
      <p className="text-small text-muted">{date}</p>
    </div>
  )
}
