import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page stands under an optional locale: `/products/x` and `/de-at/products/x` (Spec §2). */
export default [
  ...prefix(':locale?', [
    route('countries', 'routes/countries.tsx'),
    layout('routes/shell.tsx', [route('*', 'routes/not-found.tsx')]),
  ]),
] satisfies RouteConfig
