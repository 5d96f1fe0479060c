import { createContext, use } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'
import type { PageLocale } from './page-locale.ts'

/** Given by the root to all below it: hundreds of links on a page request it. */
export const PageLocaleContext = createContext<PageLocale>(bareLocale(DEFAULT_LANGUAGE, ''))

/** The locale of the page that is shown. */
export function usePageLocale(): PageLocale {
  return use(PageLocaleContext)
}

/** What the root loaded; when even the root could not load, the address still says in which language to excuse ourselves. */
export function useRootLocale(): PageLocale {
  const loaded = useRouteLoaderData<PageLocale>('root')
  const { pathname } = useLocation()
  if (loaded) return loaded
  const [, prefix = '', read] = /^(\/([a-z]{2})-[a-z]{2})(?:\/|$)/.exec(pathname) ?? []
  return bareLocale(isLanguage(read) ? read : DEFAULT_LANGUAGE, prefix)
}

/** `/products/x` → `/de-at/products/x`, in the locale of the page that is shown. */
export function useLocalePath(): (path: string) => string {
  const { prefix } = usePageLocale()
  return (path) => withPrefix(prefix, path)
}

/** The path of the page that is shown, without its locale. */
export function usePagePath(): string {
  const { prefix } = usePageLocale()
  return useLocation().pathname.slice(prefix.length) || '/'
}

/** '/de-at' and '/?q=x' make '/de-at?q=x': the home page has no slash of its own. */
export function withPrefix(prefix: string, path: string): string {
  if (prefix === '') return path
  return prefix + (/^\/(?![?#]|$)/.test(path) ? path : path.slice(1))
}

function bareLocale(language: Language, prefix: string): PageLocale {
  return { language, tag: language, prefix, country: 'US', currency: 'USD', units: 'in', numbers: null }
}
