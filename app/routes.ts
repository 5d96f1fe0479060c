import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page stands under an optional locale: `/products/x` and `/de-at/products/x` (Spec §2). */
const workshop = import.meta.env.DEV ? [route('workshop', 'routes/workshop.tsx')] : []

export default [
  route('api/auth/callback', 'routes/auth-callback.tsx'),
  route('api/auth/logout', 'routes/auth-logout.tsx'),
  ...prefix(':locale?', [
    route('countries', 'routes/countries.tsx'),
    route('visitor', 'routes/visitor.tsx'),
    route('search/suggestions', 'routes/search-suggestions.tsx'),
    route('login', 'routes/login.tsx'),
    route('login/failed', 'routes/login-failed.tsx'),
    route('sign-in/:uid', 'routes/sign-in.tsx'),
    route('password/:token', 'routes/password.tsx'),
    route('verify-email/:token', 'routes/verify-email.tsx'),
    route('account/lists/saved', 'routes/saved-items.tsx'),
    route('checkout', 'routes/cart-checkout.tsx'),
    route('checkout/cart/lines', 'routes/cart-lines.tsx'),
    route('checkout/cart/line', 'routes/cart-line.tsx'),
    route('checkout/cart/promocodes', 'routes/cart-promocodes.tsx'),
    route('checkout/:token', 'routes/checkout-frame.tsx', [
      index('routes/checkout-details.tsx'),
      route('delivery', 'routes/checkout-delivery.tsx'),
      route('payment', 'routes/checkout-payment.tsx'),
    ]),
    route('checkout/:token/promocodes', 'routes/checkout-promocodes.tsx'),
    layout('routes/order-frame.tsx', [
      route('checkout/thank-you/:orderId', 'routes/order-thank-you.tsx'),
      route('orders/:orderId', 'routes/order-status.tsx'),
    ]),
    layout('routes/shell.tsx', [
      ...workshop,
      index('routes/home.tsx'),
      route('home', 'routes/home.tsx', { id: 'home-by-name' }),
      route('categories/*', 'routes/category.tsx'),
      route('products/:slug', 'routes/product.tsx'),
      route('artisans', 'routes/artisans.tsx'),
      route('artisans/:slug', 'routes/artisan.tsx'),
      route('magazine', 'routes/magazine.tsx'),
      route('magazine/:postType', 'routes/magazine.tsx', { id: 'magazine-by-type' }),
      route('magazine/:postType/:slug', 'routes/post.tsx'),
      route('collections/:slug', 'routes/collection.tsx'),
      route('landing/:slug', 'routes/landing.tsx'),
      route('about', 'routes/about.tsx'),
      route('legal/:slug', 'routes/legal.tsx'),
      route('terms-conditions-trade', 'routes/trade-terms.tsx'),
      route('sitemap', 'routes/site-map.tsx'),
      route('search', 'routes/search-results.tsx'),
      route('search/picture/:look?', 'routes/picture-search.tsx'),
      route('search/similar/:slug', 'routes/similar-products.tsx'),
      route('checkout/cart', 'routes/cart.tsx'),
      route('account/lists', 'routes/account-lists.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
