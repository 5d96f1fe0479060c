import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { Unbroken } from '#app/ui/text/unbroken.tsx'
import { CONTACT_PATHS } from '../paths.ts'
import type { ListedView } from './listed-view.server.ts'
import { pieceSource } from './piece-source.ts'
import { useSubject } from './use-subject.ts'

type RequestsPageProps = {
  /** Null if the requests could not be read. */
  requests: readonly ListedView[] | null
  page: number
  pageCount: number
  /** Takes the number of a request. */
  pathOf: (number: string) => string
  pagePath: (page: number) => string
  /** Shown if the requests could not be read. */
  unreachable: ReactNode
}

/** Shows the subject of each request and whose turn it is. */
export function RequestsPage({
  requests,
  page,
  pageCount,
  pathOf,
  pagePath,
  unreachable,
}: RequestsPageProps) {
  const t = useTranslations('request.list')
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display-small">{t('title')}</h1>
      {requests === null && unreachable}
      {requests?.length === 0 && (
        <>
          <p className="-mt-4 max-w-measure text-muted">{t('empty')}</p>
          <LinkButton href={CONTACT_PATHS.form} className="justify-self-start">
            {t('write')}
          </LinkButton>
        </>
      )}
      {requests !== null && requests.length > 0 && <RequestEntries requests={requests} pathOf={pathOf} />}
      <Pagination page={page} pageCount={pageCount} hrefOf={pagePath} />
    </div>
  )
}

export function RequestEntries({
  requests,
  pathOf,
}: {
  requests: readonly ListedView[]
  pathOf: RequestsPageProps['pathOf']
}) {
  return (
    <ul className="grid border-b border-hairline">
      {requests.map((request) => (
        <Entry key={request.number} request={request} path={pathOf(request.number)} />
      ))}
    </ul>
  )
}

function Entry({ request, path }: { request: ListedView; path: string }) {
  const t = useTranslations('request')
  const subjectOf = useSubject()
  const { number, kind, turn, sentOn, picture } = request
  const details = [t(`kinds.${kind}`), number, t('list.sent', { date: sentOn })]
  return (
    <li className="border-t border-hairline">
      <Link href={path} className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 py-5">
        <span className="grid gap-1">
          <span className="font-display text-lead transition-colors group-hover:text-accent">
            {subjectOf(request)}
          </span>
          <span className="text-small text-muted">
            <Unbroken text={details.join(' · ')} part={number} />
          </span>
          <span className={turn === 'customer' ? 'text-small font-medium' : 'text-small'}>
            {t(`turn.${turn}`)}
          </span>
        </span>
        {picture && (
          <span className="w-16">
            <Picture picture={pieceSource(picture)} sizes="4rem" ratio="product" />
          </span>
        )}
      </Link>
    </li>
  )
}
