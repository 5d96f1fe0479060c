import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { pathInView, previewContext } from '#app/preview/preview.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { MAIN_ID } from '#app/ui/page/skip-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/preview-compare.ts'

export const handle: PageHandle = { isUnlisted: true }

/** A visitor who is not in preview has to enter the key. */
export function loader({ context, url }: Route.LoaderArgs) {
  const to = safeCallback(url.searchParams.get('to'))
  if (context.get(previewContext) === null) {
    const { locale } = context.get(visitorContext)
    throw redirect(`${localePath(locale, '/preview')}?${new URLSearchParams({ to })}`)
  }
  return { draft: pathInView(to, 'draft'), published: pathInView(to, 'published') }
}

export default function PreviewCompare({ loaderData: { draft, published } }: Route.ComponentProps) {
  const t = useTranslations('preview.compare')
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col gap-4 pt-4 outline-none">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-gutter">
        <h1 className="font-display text-heading">{t('title')}</h1>
        <p className="text-small text-muted wrap-anywhere">{draft}</p>
      </div>
      <Comparison draft={draft} published={published} />
    </main>
  )
}

/**
 * Both pages run without their scripts, so that nothing in them acts, loads late or navigates the window; our script
 * scrolls them together.
 */
function Comparison({ draft, published }: { draft: string; published: string }) {
  const t = useTranslations('preview.compare')
  const left = useRef<HTMLIFrameElement>(null)
  const right = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (left.current && right.current) return scrollTogether(left.current, right.current)
  }, [])
  const sides = [
    { frame: left, name: t('published'), path: published },
    { frame: right, name: t('draft'), path: draft },
  ]
  return (
    <div className="grid grow gap-6 px-gutter pb-6 lg:grid-cols-2">
      {sides.map(({ frame, name, path }) => (
        <section key={path} className="flex min-h-[70dvh] flex-col gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-lead font-medium">{name}</h2>
            <a href={path} data-document className="py-1 text-small underline underline-offset-4">
              {t('open', { name })}
            </a>
          </div>
          <iframe
            ref={frame}
            src={path}
            title={name}
            sandbox="allow-same-origin"
            className="w-full grow border border-hairline"
          />
        </section>
      ))}
    </div>
  )
}

/** Scrolls both frames in proportion to the heights of the pages. Returns a function that removes the listeners. */
function scrollTogether(first: HTMLIFrameElement, second: HTMLIFrameElement): () => void {
  const controller = new AbortController()
  let leader: HTMLIFrameElement | null = null
  const follow = (frame: HTMLIFrameElement, other: HTMLIFrameElement) => {
    const watch = () => {
      const page = frame.contentDocument
      page?.addEventListener(
        'scroll',
        () => {
          // Ignores the scroll event that our own scrolling of the other frame causes.
          if (leader === other) leader = null
          else {
            leader = frame
            scrollInProportion(page.scrollingElement, other.contentDocument?.scrollingElement)
          }
        },
        { signal: controller.signal, passive: true },
      )
    }
    frame.addEventListener('load', watch, { signal: controller.signal })
    if (frame.contentDocument?.readyState === 'complete') watch()
  }
  follow(first, second)
  follow(second, first)
  return () => controller.abort()
}

function scrollInProportion(from: Element | null | undefined, to: Element | null | undefined): void {
  if (!from || !to) return
  const share = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)
  to.scrollTop = share * (to.scrollHeight - to.clientHeight)
}
