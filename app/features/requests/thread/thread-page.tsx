import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { productPath } from '#app/features/product/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { RequestPiece } from '#contracts/request.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import { MORE_CLASSES } from '../kinds/piece-lines.tsx'
import { ThreadMessages } from './messages.tsx'
import { pieceSource } from './piece-source.ts'
import { CLOSE, THREAD_FIELDS } from './reply.ts'
import { ReplyForm } from './reply-form.tsx'
import type { ThreadView } from './thread-view.server.ts'
import { useSubject } from './use-subject.ts'
import { useTurnSentence } from './use-turn-sentence.ts'

export type ThreadPageProps = {
  thread: ThreadView
  ticket: string
  lastResult: SubmissionResult | undefined
  sentFiles: SentAttachments | undefined
  isSent: boolean
  /** Null for a guest, who has no list of requests. */
  listPath: string | null
}

/** The number of pieces shown initially; a list may have hundreds. */
const PIECES_SHOWN = 12

export function ThreadPage({ thread, ticket, lastResult, sentFiles, isSent, listPath }: ThreadPageProps) {
  const t = useTranslations('request')
  const subjectOf = useSubject()
  const { number, turn, messages, name, ownMessageCount, kind } = thread
  const subject = subjectOf(thread)
  return (
    <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
      <PageTitle>{t('thread.title', { subject, number })}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="min-w-0 max-w-[49rem]">
        <header className="grid gap-2 pb-8">
          <p className="text-small text-muted">
            {listPath !== null && (
              <>
                <Link href={listPath} className="transition-colors hover:text-accent">
                  {t('list.title')}
                </Link>
                {' / '}
              </>
            )}
            <span className="whitespace-nowrap">{number}</span>
          </p>
          <h1 className="font-display text-display-small">{subject}</h1>
          <p className="text-muted">{useTurnSentence(thread)}</p>
          {isSent && <Notice tone="success">{t('thread.sent')}</Notice>}
        </header>
        {messages.length > 0 && <ThreadMessages messages={messages} customer={name} />}
        {messages.length === 0 && kind !== 'back-in-stock' && (
          <p className="border-t border-hairline py-7 text-muted">
            {t('thread.no-letters', { about: t('thread.about') })}
          </p>
        )}
        {turn !== 'stock' && !(kind === 'back-in-stock' && turn === 'none') && (
          <ReplyForm
            key={ownMessageCount}
            number={number}
            ownMessageCount={ownMessageCount}
            ticket={ticket}
            lastResult={lastResult}
            sent={sentFiles}
          />
        )}
      </div>
      <ThreadFacts thread={thread} />
    </div>
  )
}

/** Pieces, fields and the button that closes the request. */
function ThreadFacts({ thread }: { thread: ThreadView }) {
  const t = useTranslations('request')
  const tTopics = useTranslations('contact.topics')
  const format = useFormat()
  const { number, kind, topic, sentOn, turn, facts, pieces } = thread
  const [piece] = pieces
  const isCounted = facts.some(({ key }) => key === 'numberOfPieces')
  // Numbers must not break at hyphens.
  const isNumber = (value: string) => value === number || parseOrderNumber(value) !== null
  const rows = [
    [t('thread.kind'), t(`kinds.${kind}`)],
    [t('thread.number'), number],
    [t('thread.asked'), sentOn],
    [t('thread.state'), t(`turn.${turn}`)],
    ...(topic ? [[t('facts.topic'), tTopics(topic)]] : []),
    ...facts.map((fact) => [
      t(`facts.${fact.key}`),
      'text' in fact ? fact.text : fact.words.map((word) => t(`values.${word}`)).join(', '),
    ]),
    ...(piece && pieces.length === 1 && !isCounted
      ? [[t('thread.quantity'), format.number(piece.quantity)]]
      : []),
  ] as const
  return (
    <aside aria-label={t('thread.about')} className="grid gap-6">
      {pieces.length > 0 && <Pieces pieces={pieces} />}
      <dl className="border-b border-hairline text-small">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-t border-hairline py-2">
            <dt className="wrap-anywhere hyphens-auto text-muted">{label}</dt>
            <dd className={isNumber(value) ? 'whitespace-nowrap' : 'wrap-anywhere'}>{value}</dd>
          </div>
        ))}
      </dl>
      {turn !== 'none' && (
        <Form method="post" className="text-small">
          <button type="submit" name={THREAD_FIELDS.operation} value={CLOSE} className={TEXT_LINK}>
            {t('thread.close')}
          </button>
        </Form>
      )}
    </aside>
  )
}

/** A single piece has its picture at full width; several are rows. */
function Pieces({ pieces }: { pieces: readonly RequestPiece[] }) {
  const t = useTranslations('request.lines')
  const more = pieces.slice(PIECES_SHOWN)
  return (
    <div className="grid gap-4">
      <PieceRows pieces={pieces.slice(0, PIECES_SHOWN)} isSingle={pieces.length === 1} />
      {more.length > 0 && (
        <details>
          <summary className={MORE_CLASSES}>{t('more', { count: more.length })}</summary>
          <PieceRows pieces={more} isSingle={false} />
        </details>
      )}
    </div>
  )
}

function PieceRows({ pieces, isSingle }: { pieces: readonly RequestPiece[]; isSingle: boolean }) {
  return (
    <ul className="grid gap-4">
      {pieces.map(({ slug, title, variantTitle, artisan, section, picture, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be in two sections, and pieces never move
        <li key={index}>
          <Link
            href={productPath(slug)}
            className={isSingle ? 'group grid gap-3' : 'group grid grid-cols-[4rem_1fr] gap-4'}
          >
            <PiecePicture
              picture={picture === null ? null : pieceSource(picture)}
              title={title}
              sizes={isSingle ? '(min-width: 80rem) 17.5rem, 90vw' : '4rem'}
            />
            <span className="grid content-start gap-0.5">
              <span className="text-fine text-muted">{artisan}</span>
              <span className="font-display text-lead transition-colors group-hover:text-accent">
                {isSingle || quantity === 1 ? title : `${quantity} × ${title}`}
              </span>
              {[variantTitle, section].filter(Boolean).map((line) => (
                <span key={line} className="text-small text-muted">
                  {line}
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
