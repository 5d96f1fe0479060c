/** Italian, Spanish and French have two genders, German three. */
export type Romance = readonly [word: string, gender: 'm' | 'f']
export type German = readonly [word: string, gender: 'm' | 'f' | 'n']
export type Noun = {
  readonly en: string
  readonly it: Romance
  readonly es: Romance
  readonly de: German
  readonly fr: Romance
}

const noun = (en: string, it: Romance, es: Romance, de: German, fr: Romance): Noun => ({ en, it, es, de, fr })

export const NOUNS = {
  armchair: noun('armchair', ['poltrona', 'f'], ['sillón', 'm'], ['Sessel', 'm'], ['fauteuil', 'm']),
  bergere: noun('wing chair', ['bergère', 'f'], ['butaca', 'f'], ['Ohrensessel', 'm'], ['bergère', 'f']),
  sofa: noun('sofa', ['divano', 'm'], ['sofá', 'm'], ['Sofa', 'n'], ['canapé', 'm']),
  daybed: noun('daybed', ['dormeuse', 'f'], ['diván', 'm'], ['Tagesbett', 'n'], ['méridienne', 'f']),
  chair: noun('dining chair', ['sedia', 'f'], ['silla', 'f'], ['Stuhl', 'm'], ['chaise', 'f']),
  stool: noun('stool', ['sgabello', 'm'], ['taburete', 'm'], ['Hocker', 'm'], ['tabouret', 'm']),
  bench: noun('bench', ['panca', 'f'], ['banco', 'm'], ['Bank', 'f'], ['banc', 'm']),
  bed: noun('bed', ['letto', 'm'], ['cama', 'f'], ['Bett', 'n'], ['lit', 'm']),
  diningTable: noun('dining table', ['tavolo', 'm'], ['mesa', 'f'], ['Esstisch', 'm'], ['table', 'f']),
  coffeeTable: noun(
    'coffee table',
    ['tavolino da salotto', 'm'],
    ['mesa de centro', 'f'],
    ['Couchtisch', 'm'],
    ['table basse', 'f'],
  ),
  sideTable: noun(
    'side table',
    ['tavolino', 'm'],
    ['mesa auxiliar', 'f'],
    ['Beistelltisch', 'm'],
    ['bout de canapé', 'm'],
  ),
  console: noun('console', ['consolle', 'f'], ['consola', 'f'], ['Konsole', 'f'], ['console', 'f']),
  desk: noun('desk', ['scrivania', 'f'], ['escritorio', 'm'], ['Schreibtisch', 'm'], ['bureau', 'm']),
  credenza: noun('credenza', ['credenza', 'f'], ['aparador', 'm'], ['Anrichte', 'f'], ['enfilade', 'f']),
  bookcase: noun(
    'bookcase',
    ['libreria', 'f'],
    ['librería', 'f'],
    ['Bücherregal', 'n'],
    ['bibliothèque', 'f'],
  ),
  cabinet: noun('cabinet', ['madia', 'f'], ['vitrina', 'f'], ['Vitrine', 'f'], ['cabinet', 'm']),
  nightstand: noun(
    'nightstand',
    ['comodino', 'm'],
    ['mesilla de noche', 'f'],
    ['Nachttisch', 'm'],
    ['chevet', 'm'],
  ),
  wardrobe: noun('wardrobe', ['armadio', 'm'], ['armario', 'm'], ['Kleiderschrank', 'm'], ['armoire', 'f']),
  chest: noun('chest of drawers', ['cassettiera', 'f'], ['cómoda', 'f'], ['Kommode', 'f'], ['commode', 'f']),
  outdoorChair: noun(
    'garden armchair',
    ['poltrona da giardino', 'f'],
    ['sillón de jardín', 'm'],
    ['Gartensessel', 'm'],
    ['fauteuil de jardin', 'm'],
  ),
  outdoorTable: noun(
    'garden table',
    ['tavolo da giardino', 'm'],
    ['mesa de jardín', 'f'],
    ['Gartentisch', 'm'],
    ['table de jardin', 'f'],
  ),
  lounger: noun('sun lounger', ['lettino', 'm'], ['tumbona', 'f'], ['Liege', 'f'], ['bain de soleil', 'm']),
  pendant: noun(
    'pendant lamp',
    ['sospensione', 'f'],
    ['lámpara colgante', 'f'],
    ['Pendelleuchte', 'f'],
    ['suspension', 'f'],
  ),
  lantern: noun('lantern', ['lanterna', 'f'], ['farol', 'm'], ['Laterne', 'f'], ['lanterne', 'f']),
  floorLamp: noun(
    'floor lamp',
    ['piantana', 'f'],
    ['lámpara de pie', 'f'],
    ['Stehleuchte', 'f'],
    ['lampadaire', 'm'],
  ),
  tableLamp: noun(
    'table lamp',
    ['lampada da tavolo', 'f'],
    ['lámpara de mesa', 'f'],
    ['Tischleuchte', 'f'],
    ['lampe de table', 'f'],
  ),
  wallLight: noun(
    'wall light',
    ['lampada da parete', 'f'],
    ['aplique', 'm'],
    ['Wandleuchte', 'f'],
    ['applique', 'f'],
  ),
  chandelier: noun('chandelier', ['lampadario', 'm'], ['araña', 'f'], ['Kronleuchter', 'm'], ['lustre', 'm']),
  mirror: noun('mirror', ['specchio', 'm'], ['espejo', 'm'], ['Spiegel', 'm'], ['miroir', 'm']),
  vase: noun('vase', ['vaso', 'm'], ['jarrón', 'm'], ['Vase', 'f'], ['vase', 'm']),
  amphora: noun('amphora', ['anfora', 'f'], ['ánfora', 'f'], ['Amphore', 'f'], ['amphore', 'f']),
  rug: noun('rug', ['tappeto', 'm'], ['alfombra', 'f'], ['Teppich', 'm'], ['tapis', 'm']),
  tray: noun('tray', ['vassoio', 'm'], ['bandeja', 'f'], ['Tablett', 'n'], ['plateau', 'm']),
  clock: noun(
    'wall clock',
    ['orologio da parete', 'm'],
    ['reloj de pared', 'm'],
    ['Wanduhr', 'f'],
    ['horloge murale', 'f'],
  ),
  candleholder: noun(
    'candleholder',
    ['candeliere', 'm'],
    ['candelabro', 'm'],
    ['Kerzenhalter', 'm'],
    ['bougeoir', 'm'],
  ),
  box: noun('box', ['scatola', 'f'], ['caja', 'f'], ['Dose', 'f'], ['boîte', 'f']),
  centrepiece: noun(
    'centrepiece',
    ['centrotavola', 'm'],
    ['centro de mesa', 'm'],
    ['Tafelaufsatz', 'm'],
    ['centre de table', 'm'],
  ),
  plate: noun('plate', ['piatto', 'm'], ['plato', 'm'], ['Teller', 'm'], ['assiette', 'f']),
  bowl: noun('bowl', ['ciotola', 'f'], ['cuenco', 'm'], ['Schale', 'f'], ['bol', 'm']),
  glass: noun('glass', ['bicchiere', 'm'], ['vaso de mesa', 'm'], ['Trinkglas', 'n'], ['verre', 'm']),
  goblet: noun('goblet', ['calice', 'm'], ['copa', 'f'], ['Kelch', 'm'], ['gobelet', 'm']),
  cutlery: noun(
    'place setting',
    ['posto tavola', 'm'],
    ['cubierto', 'm'],
    ['Besteck', 'n'],
    ['couvert', 'm'],
  ),
  servingBoard: noun(
    'serving board',
    ['tagliere da portata', 'm'],
    ['tabla de servir', 'f'],
    ['Servierbrett', 'n'],
    ['planche de service', 'f'],
  ),
  carafe: noun('carafe', ['caraffa', 'f'], ['jarra', 'f'], ['Karaffe', 'f'], ['carafe', 'f']),
  teapot: noun('teapot', ['teiera', 'f'], ['tetera', 'f'], ['Teekanne', 'f'], ['théière', 'f']),
  cup: noun('cup', ['tazza', 'f'], ['taza', 'f'], ['Tasse', 'f'], ['tasse', 'f']),
} as const satisfies Record<string, Noun>

export type NounName = keyof typeof NOUNS
