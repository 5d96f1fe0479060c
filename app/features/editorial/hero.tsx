import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { PictureSource } from '#app/ui/picture/picture-source.ts'
import { Emphasis } from '#app/ui/text/emphasis.tsx'
import type { Home } from '#clients/content/home.ts'
import { immersionOf } from '#domain/content/immersion.ts'

/** The opening of the home page: a picture with its text beside or below it, never over it. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  const { picture, overline, title, emphasis, text, link } = hero
  const isWide = immersionOf(picture) === 'all-widths'
  return (
    <section className="hero" data-wide={isWide || undefined}>
      <div className="hero-picture">
        <Picture
          picture={picture}
          sizes={coveringSizes(picture, isWide)}
          isPriority
          className="h-full object-cover"
        />
      </div>
      <div className="hero-words">
        <div>
          {overline && <p className="text-small text-muted">{overline}</p>}
          <h1 className="hero-title">
            {title}
            {emphasis && (
              <>
                {' '}
                <Emphasis>{emphasis}</Emphasis>
              </>
            )}
          </h1>
        </div>
        <div>
          {text && <p className="mt-4 max-w-measure lg:mt-6">{text}</p>}
          {link && (
            <LinkButton href={link.url} className="mt-6 max-sm:w-full">
              {link.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}

/** The displayed width of a picture that covers the frame of `.hero-picture`; it may exceed the frame. */
function coveringSizes({ width, height }: PictureSource, isWide: boolean): string {
  const perHeight = (share: number) => Math.round((share * width) / height)
  const narrow = `min(${perHeight(68)}svh, ${perHeight(115)}vw)`
  const desktop = isWide ? `max(100vw, ${perHeight(60)}vw)` : `max(66vw, ${perHeight(46)}vw)`
  return `(min-width: 64.0625rem) ${desktop}, max(100vw, ${narrow})`
}
