import { nameOf, type Route } from '../../../routes/route.ts'

/** Bodies of interfaces defined by others, with a hostile word. */
const BODIES: readonly (readonly [RegExp, (word: string) => unknown])[] = [
  [
    /\/data\/query\//,
    (word) => ({ query: '*[title match $w || _id == $w][0...3]{_id, title}', params: { w: word } }),
  ],
  [
    /\/data\/mutate\//,
    (word) => ({
      mutations: [
        { createOrReplace: { _id: 'attacked', _type: 'attacked', title: word, list: [word] } },
        { patch: { id: 'attacked', set: { title: word, [word]: word }, unset: [word] } },
      ],
    }),
  ],
  [
    /\/indexes\/:index\/queries$/,
    (word) => ({ requests: [{ indexName: 'products', query: word, facets: [word], filters: word }] }),
  ],
  [/\/indexes\/:index\/query$/, (word) => ({ query: word, attributesToRetrieve: [word], page: 1 })],
  [/\/facets\/:facet\/query$/, (word) => ({ facetQuery: word, maxFacetHits: 3 })],
  [
    /\/indexes\/:index\/objects$/,
    (word) => ({ requests: [{ indexName: 'products', objectID: word, attributesToRetrieve: [word] }] }),
  ],
  [
    /\/indexes\/:index\/batch$/,
    (word) => ({ requests: [{ action: 'addObject', body: { objectID: word, title: word, [word]: word } }] }),
  ],
  [/\/indexes\/:index\/operation$/, (word) => ({ operation: 'copy', destination: word })],
  [
    /\/indexes\/:index\/settings$/,
    (word) => ({ searchableAttributes: [word], attributesForFaceting: [word], customRanking: [word] }),
  ],
  [/\/synonyms\/batch$/, (word) => [{ objectID: word, type: 'synonym', synonyms: [word, 'lamp'] }]],
  [/\/synonyms\/:objectID$/, (word) => ({ objectID: 'none', type: 'synonym', synonyms: [word, 'lamp'] })],
  [/\/(?:synonyms|rules)\/search$/, (word) => ({ query: word })],
  [/\/rules\/batch$/, (word) => [ruleOf(word, word)]],
  [/\/rules\/:objectID$/, (word) => ruleOf('none', word)],
  [/graphql/, (word) => ({ query: 'query Q($w: String) { __typename }', variables: { w: word } })],
  [
    /\/csp-reports$/,
    (word) => [
      { type: 'csp-violation', url: word, body: { effectiveDirective: word, blockedURL: word } },
      { 'csp-report': { 'effective-directive': word } },
    ],
  ],
]

function ruleOf(objectID: string, word: string) {
  const conditions = [{ pattern: word, anchoring: 'contains' }]
  return { objectID, conditions, consequence: { params: { query: word }, userData: word } }
}

/** The body for a route; undefined if it follows one of our contracts, or has none. */
export function wireBody(route: Route, word: string): unknown {
  return BODIES.find(([pattern]) => pattern.test(nameOf(route)))?.[1](word)
}
