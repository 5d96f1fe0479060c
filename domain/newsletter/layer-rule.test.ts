import { expect, test } from 'vitest'
import { incrementLayerViews, isSignUpLayerDue, type LayerFacts } from './layer-rule.ts'

const FACTS: LayerFacts = {
  kind: 'guest',
  path: '/categories/lighting',
  views: 5,
  homeViews: 1,
  layerViews: null,
  decision: null,
  isOptedIn: false,
  hasConsent: true,
  hasOpenLayer: false,
}

// spec 3: newsletter layer: when it appears, by page views of each kind of visitor
test.each<[Partial<LayerFacts>, boolean]>([
  [{}, true],
  [{ views: 4 }, false],
  [{ kind: 'consumer', views: 4 }, false],
  [{ kind: 'consumer', views: 5 }, true],
  [{ kind: 'trade', views: 7 }, false],
  [{ kind: 'trade', views: 8 }, true],
  // The home page: never on its first view, whatever was viewed before.
  [{ path: '/', homeViews: 1 }, false],
  [{ path: '/', homeViews: 2 }, true],
  // Consent, other layers, and the visitor's decision.
  [{ hasConsent: false }, false],
  [{ hasOpenLayer: true }, false],
  [{ decision: 'yes' }, false],
  [{ decision: 'no', views: 400 }, false],
  [{ isOptedIn: true }, false],
  // Pages with their own form, order or buy button.
  [{ path: '/products/luna-table-lamp' }, false],
  [{ path: '/checkout/cart' }, false],
  [{ path: '/checkout/abc/payment' }, false],
  [{ path: '/orders/1' }, false],
  [{ path: '/newsletter' }, false],
  [{ path: '/profile/privacy' }, false],
  [{ path: '/contact' }, false],
  [{ path: '/trade/apply' }, false],
  [{ path: '/trade' }, true],
  [{ path: '/checkouts' }, true],
  // Closed without a decision: again after ten pages, at most three times.
  [{ layerViews: '1.3', views: 4 }, false],
  [{ layerViews: '1.3', views: 12 }, false],
  [{ layerViews: '1.3', views: 13 }, true],
  [{ layerViews: '2.13', views: 23 }, true],
  [{ layerViews: '3.23', views: 99 }, false],
  // A counter that was tampered with.
  [{ layerViews: 'x', views: 9 }, false],
  [{ layerViews: 'x', views: 10 }, true],
])('with %j the layer appears: %s', (facts, isDue) => {
  expect(isSignUpLayerDue({ ...FACTS, ...facts })).toBe(isDue)
})

test.each([
  [null, 3, '1.3'],
  ['1.3', 13, '2.13'],
  ['x', 10, '1.10'],
])('shown %j, then at page view %i: %s', (layerViews, views, counted) => {
  expect(incrementLayerViews(layerViews, views)).toBe(counted)
})
