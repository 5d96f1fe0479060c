import { createContext, use } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'
import type { PageLocale } from './page-locale.ts'

/** Provided by the root, since hundreds of links on a page use it. */
export const PageLocaleContext = createContext<PageLocale>(bareLocale(DEFAULT_LANGUAGE, ''))

export function usePageLocale(): PageLocale {
  return use(PageLocaleContext)
}

/**
 * The locale from the root's loader. If the root itself failed, the URL determines the language of the error page.
 */
export function useRootLocale(): PageLocale {
  const loaded = useRouteLoaderData<PageLocale>('root')
  const { pathname } = useLocation()
  if (loaded) return loaded
  const [, prefix = '', code] = /^(\/([a-z]{2})-[a-z]{2})(?:\/|$)/.exec(pathname) ?? []
  return bareLocale(isLanguage(code) ? code : DEFAULT_LANGUAGE, prefix)
}

/** Turns `/products/x` into `/de-at/products/x`, in the locale of the current page. */
export function useLocalePath(): (path: string) => string {
  const { prefix } = usePageLocale()
  return (path) => withPrefix(prefix, path)
}

/** The path of the current page without its locale. */
export function usePagePath(): string {
  const { prefix } = usePageLocale()
  return useLocation().pathname.slice(prefix.length) || '/'
}

/** Turns '/de-at' and '/?q=x' into '/de-at?q=x', since the home page has no trailing slash. */
export function withPrefix(prefix: string, path: string): string {
  if (prefix === '') return path
  return prefix + (/^\/(?![?#]|$)/.test(path) ? path : path.slice(1))
}

function bareLocale(language: Language, prefix: string): PageLocale {
  return { language, tag: language, prefix, country: 'US', currency: 'USD', units: 'in', numbers: null }
}
