import { LinkButton } from '#app/ui/button.tsx'
import { Emphasis } from '#app/ui/emphasis.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PictureSource } from '#app/ui/picture-source.ts'
import type { Home } from '#clients/content/home.ts'

/** The first thing of the house: a picture, and beside it, never on it, what it is about. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  const { picture, overline, title, emphasis, text, link } = hero
  return (
    <section className="hero">
      <div className="hero-picture">
        <Picture
          picture={picture}
          sizes={coveringSizes(picture)}
          isPriority
          className="h-full object-cover"
        />
      </div>
      <div className="hero-words">
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
        {text && <p className="mt-4 max-w-measure lg:mt-6">{text}</p>}
        {link && (
          <LinkButton href={link.url} className="mt-6 max-sm:w-full">
            {link.label}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** How wide the picture is where it covers the frame that `.hero-picture` gives it, which may be wider than the frame. */
function coveringSizes({ width, height }: PictureSource): string {
  const perHeight = (share: number) => Math.round((share * width) / height)
  const narrow = `min(${perHeight(68)}svh, ${perHeight(115)}vw)`
  return `(min-width: 64.0625rem) max(66vw, ${perHeight(46)}vw), max(100vw, ${narrow})`
}
