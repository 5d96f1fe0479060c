/** The 50 provinces of Spain, Ceuta and Melilla. */
export const SPANISH_PROVINCES =
  'C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, PM Balears, ' +
  'B Barcelona, BI Bizkaia, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, ' +
  'CR Ciudad Real, CO Córdoba, CU Cuenca, SS Gipuzkoa, GI Girona, GR Granada, GU Guadalajara, H Huelva, ' +
  'HU Huesca, J Jaén, LO La Rioja, GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, ' +
  'MU Murcia, NA Navarra, OR Ourense, P Palencia, PO Pontevedra, SA Salamanca, TF Santa Cruz de Tenerife, ' +
  'SG Segovia, SE Sevilla, SO Soria, T Tarragona, TE Teruel, TO Toledo, V Valencia, VA Valladolid, ZA Zamora, ' +
  'Z Zaragoza'
