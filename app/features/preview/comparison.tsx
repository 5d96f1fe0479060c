import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { scrollTogether } from './scroll-together.ts'

/**
 * A draft beside the published version. Both pages run without their scripts, so that nothing in them acts, loads late
 * or navigates the window; our script scrolls them together.
 */
export function Comparison({ draft, published }: { draft: string; published: string }) {
  const t = useTranslations('preview.compare')
  const left = useRef<HTMLIFrameElement>(null)
  const right = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (left.current && right.current) return scrollTogether(left.current, right.current)
  }, [])
  const sides = [
    { frame: left, name: t('published'), address: published },
    { frame: right, name: t('draft'), address: draft },
  ]
  return (
    <div className="grid grow gap-6 px-gutter pb-6 lg:grid-cols-2">
      {sides.map(({ frame, name, address }) => (
        <section key={address} className="flex min-h-[70dvh] flex-col gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-lead font-medium">{name}</h2>
            <a href={address} data-document className="py-1 text-small underline underline-offset-4">
              {t('open', { name })}
            </a>
          </div>
          <iframe
            ref={frame}
            src={address}
            title={name}
            sandbox="allow-same-origin"
            className="w-full grow border border-hairline"
          />
        </section>
      ))}
    </div>
  )
}
