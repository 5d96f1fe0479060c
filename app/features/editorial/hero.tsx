import { LinkButton } from '#app/ui/button.tsx'
import { Emphasis } from '#app/ui/emphasis.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Home } from '#clients/content/home.ts'

/** The first thing of the house: a picture, and beside it, never on it, what it is about. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  const { picture, overline, title, emphasis, text, link } = hero
  return (
    <section className="hero">
      <div className="hero-picture">
        <Picture
          picture={picture}
          sizes="(min-width: 64.0625rem) 66vw, 100vw"
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
