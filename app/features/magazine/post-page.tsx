import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Post } from '#clients/content/pages/magazine/post.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { MAGAZINE_PATH } from './paths.ts'
import { PostCard } from './post-card.tsx'

export type PostView = Omit<Post, 'body'>

export function PostPage({
  post,
  origin,
  children,
}: {
  post: PostView
  origin: string
  children: ReactNode
}) {
  const t = useTranslations('magazine')
  const format = useFormat()
  const { title, abstract, picture, publishingDate, author, type, meta, related, isPrivate } = post
  const day = calendarDateIn(useHouseTimeZone(), new Date(publishingDate))
  const description = meta.description ?? abstract
  const crumbs = [
    { label: t('title'), href: MAGAZINE_PATH },
    { label: type.label, href: type.url },
  ]
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={description}
        picture={picture}
        origin={origin}
        type="article"
      />
      {isPrivate && <meta name="robots" content="noindex" />}
      <article>
        <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
          <Breadcrumbs crumbs={crumbs} current={title} />
        </div>
        <header className="article-opening px-gutter">
          <p className="text-small text-muted">
            <time dateTime={day}>{format.date(day)}</time>
            {author && ` · ${t('by', { author })}`}
          </p>
          <h1 className="mt-3 font-display text-display-large">{title}</h1>
          {abstract && <p className="mt-5 text-title leading-normal">{abstract}</p>}
        </header>
        {picture && (
          <div className="mx-auto w-full max-w-page px-gutter">
            <Picture
              picture={picture}
              sizes="(min-width: 96rem) 90rem, 94vw"
              ratio={picture.width > picture.height ? 'wide' : undefined}
              isPriority
              className={picture.width > picture.height ? undefined : 'article-portrait'}
            />
          </div>
        )}
        <div className="article pt-10 md:pt-16">{children}</div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="read-on" className="mx-auto w-full max-w-page px-gutter pt-section">
          <h2 id="read-on" className="mb-6 font-display text-display-small md:mb-8">
            {t('related')}
          </h2>
          <ul className="post-grid">
            {related.map((other) => (
              <PostCard key={other.id} post={other} headingLevel="h3" />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
