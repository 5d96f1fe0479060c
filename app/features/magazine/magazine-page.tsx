import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { PostList } from '#clients/content/pages/magazine/post-list.ts'
import { MAGAZINE_PATH } from './paths.ts'
import { PostCard } from './post-card.tsx'

export function MagazinePage({ list, origin }: { list: PostList; origin: string }) {
  const t = useTranslations('magazine')
  const { language } = usePageLocale()
  const { type, types, posts, page, pageCount, paths } = list
  const title = type?.title ?? t('title')
  const text = type ? type.description : t('intro')
  const path = paths[language]
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageMeta
        title={page > 1 ? t('page-title', { title, page }) : title}
        description={page > 1 ? null : text}
        picture={posts[0]?.picture ?? null}
        origin={origin}
      />
      <header className="pt-10 md:pt-16">
        <h1 className="font-display text-display-large">{title}</h1>
        {text && <p className="mt-4 max-w-measure text-lead">{text}</p>}
      </header>
      <Types types={types} current={path} all={t('all')} label={t('types')} />
      {posts.length > 0 ? (
        <ul className="post-grid">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isLead={index === 0 && page === 1} />
          ))}
        </ul>
      ) : (
        <p className="max-w-measure">{t('empty')}</p>
      )}
      <div className="pt-14">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => (number > 1 ? `${path}?page=${number}` : path)}
        />
      </div>
    </div>
  )
}

function Types({
  types,
  current,
  all,
  label,
}: Pick<PostList, 'types'> & { current: string; all: string; label: string }) {
  return (
    <nav aria-label={label} className="mt-8 mb-8 border-b border-hairline text-small md:mb-10">
      <ul className="flex flex-wrap gap-x-7">
        {[{ label: all, url: MAGAZINE_PATH }, ...types].map(({ label: name, url }) => (
          <li key={url}>
            <Link
              href={url}
              aria-current={url === current ? 'page' : undefined}
              className="-mb-px inline-block border-b border-transparent py-3 transition-colors hover:text-accent aria-[current]:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
