import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ArrowIcon } from '#app/ui/icon/icons.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { PlainBlock } from '#clients/content/blocks/blocks.ts'
import { BannerText } from './banner-text.tsx'

type Cinema = Extract<PlainBlock, { type: 'cinemaCarousel' }>

/** Wide pictures in a row, moved by swiping, keyboard or buttons. The row also scrolls without JavaScript. */
export function CinemaCarousel({ title, slides }: Pick<Cinema, 'title' | 'slides'>) {
  const t = useTranslations('editorial.carousel')
  const track = useRef<HTMLUListElement>(null)
  const trackId = useId()
  const step = (direction: 1 | -1) => {
    const width = track.current?.firstElementChild?.clientWidth ?? 0
    track.current?.scrollBy({ left: direction * width })
  }
  // Home and End would scroll the page instead of the pictures.
  const scrollToEnds = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    event.currentTarget.scrollTo({ left: event.key === 'Home' ? 0 : event.currentTarget.scrollWidth })
  }
  return (
    <section aria-label={title ?? t('label')}>
      <div className="mx-auto mb-6 flex w-full max-w-page items-end justify-between gap-6 px-gutter md:mb-8">
        {title && <h2 className="font-display text-display-small">{title}</h2>}
        {slides.length > 1 && (
          <div className="ms-auto flex gap-2 scriptless:hidden">
            <button
              type="button"
              aria-controls={trackId}
              aria-label={t('previous')}
              onClick={() => step(-1)}
              className="cinema-step -scale-x-100"
            >
              <ArrowIcon />
            </button>
            <button
              type="button"
              aria-controls={trackId}
              aria-label={t('next')}
              onClick={() => step(1)}
              className="cinema-step"
            >
              <ArrowIcon />
            </button>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <ul ref={track} id={trackId} tabIndex={0} onKeyDown={scrollToEnds} className="cinema">
        {slides.map(({ key, picture, ...words }) => (
          <li key={key}>
            <Picture
              picture={picture}
              sizes="(min-width: 96rem) 62rem, (min-width: 48rem) 64vw, 86vw"
              ratio="landscape"
              className="mb-5"
            />
            <BannerText banner={words} size="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}
