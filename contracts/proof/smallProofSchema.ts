/** A schema with what the market's own lacks: unions, interfaces with several members, one-of inputs, deep defaults. */
export const SMALL_SCHEMA = `
type Query {
  search(text: String!, filter: FilterInput = { kinds: [FRUIT], price: { least: 1 } }, first: Int = 10): [Hit!]!
  place(by: PlaceInput!): Place
  featured: Featured
  node(id: ID!): Node
  unused(of: UnusedInput): Unused
}
type Mutation {
  rate(input: RateInput!): RateResult!
}
interface Node { id: ID! }
interface Place implements Node { id: ID! name: String! open: Boolean! hours(day: Day = MONDAY): [String!] }
type Farm implements Place & Node { id: ID! name: String! open: Boolean! hours(day: Day = MONDAY): [String!] animals: [Animal] }
type Shop implements Place & Node { id: ID! name: String! open: Boolean! hours(day: Day = MONDAY): [String!] rating: Float }
type Product implements Node { id: ID! title: String kind: Kind! price: Int! seller: Place! }
type Unused { id: ID! count: Int! kind: UnusedKind }
type Rated { place: Place! stars: Int! }
type Refused { reason: Reason! message: String }
union Hit = Product | Farm | Shop
union Featured = Product | Farm
union RateResult = Rated | Refused
scalar Cents
enum Kind { FRUIT VEGETABLE MEAT }
enum Animal { COW HEN }
enum Day { MONDAY FRIDAY }
enum Reason { TOO_OFTEN NOT_BOUGHT }
enum UnusedKind { ONE TWO }
input FilterInput { kinds: [Kind!] limit: Cents price: PriceInput sellers: [ID!] onSale: Boolean = false }
input PriceInput { least: Int = 0 most: Int }
input PlaceInput @oneOf { id: ID name: String }
input RateInput { place: ID! stars: Int! = 5 comment: String days: [Day!] details: PriceInput = { least: 2 } }
input UnusedInput { kind: UnusedKind! }
`;

/** Its operations as the compiler writes them: with `__typename` wherever a type is abstract. */
export const SMALL_OPERATIONS = [
  `query SearchQuery($text: String!, $filter: FilterInput, $first: Int = 20) {
    search(text: $text, filter: $filter, first: $first) {
      __typename
      ... on Product { title kind price seller { __typename name id } }
      ... on Place { name open }
      ... on Farm { animals }
      ... on Node { id }
    }
  }`,
  `query DefaultSearchQuery { search(text: "x", filter: { price: { least: 3 } }) { __typename ... on Shop { rating id } ... on Node { id } } }`,
  `query PlaceQuery($by: PlaceInput!, $day: Day) {
    place(by: $by) { __typename ...PlaceCard_place id }
  }
  fragment PlaceCard_place on Place { name open hours(day: $day) ... on Shop { rating } ... on Farm { animals } }`,
  `query FeaturedQuery { featured { __typename ... on Product { id kind seller { __typename hours id } } ... on Farm { id name } } }`,
  `query NodeQuery($id: ID!) { node(id: $id) { __typename id ... on Product { title price } } }`,
  `mutation RateMutation($input: RateInput!) {
    rate(input: $input) { __typename ... on Rated { stars place { __typename id } } ... on Refused { reason message } }
  }`,
];
