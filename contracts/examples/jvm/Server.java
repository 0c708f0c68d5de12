import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.sun.net.httpserver.*;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.*;
import java.util.concurrent.Executors;
import java.util.function.*;
import java.util.regex.Pattern;

/**
 * A provider of the storefront's contract for the JVM, with nothing but the JDK (17 or later): java Server.java 5400
 * serves POST /graphql and POST /provider-states. Then, beside it:
 *   npm run contracts:verify -- --url http://127.0.0.1:5400 --only '^(zones|refreshCard)Query:'
 * In your backend graphql-java takes the place of `operations`, and Jackson that of `Json`: the states are what you write.
 */
public class Server {
  /** A rule of the market says no: the error that the storefront understands by its code. */
  static class Refused extends RuntimeException {
    final Map<String, Object> error;
    Refused(String code, String message, boolean displayable) {
      error = of("message", message, "extensions", of("code", code, "displayable", displayable, "localized", false, "params", of()));
    }
  }
  record Caller(String authorization, String language) {}
  record State(UnaryOperator<Map<String, Object>> setup, UnaryOperator<Map<String, Object>> teardown) {}

  // ---- The market: what your database holds.
  static List<Map<String, Object>> zones = List.of();
  static final Map<String, Map<String, Object>> customers = new HashMap<>();
  static final Map<String, String> tokens = new HashMap<>();
  static final Pattern POSTAL_CODE = Pattern.compile("[A-Z]\\d[A-Z]([ -]?(\\d([A-Z]\\d?)?)?)?", Pattern.CASE_INSENSITIVE);

  /** The customer who is signed in; null for a guest. */
  static Map<String, Object> customerOf(Caller caller) {
    if (caller.authorization == null) return null;
    var customer = customers.get(tokens.get(caller.authorization.replace("Bearer ", "")));
    if (customer == null) throw new Refused("UNAUTHENTICATED", "Sign in first.", false);
    // Your identity provider says it in a claim of the token.
    if (!customer.get("platform").equals("consumer")) throw new Refused("WRONG_PLATFORM", "errors.wrong_platform", true);
    return of("id", customer.get("id"), "basketsPaymentMethod", customer.get("card"), "membership", null);
  }
  static Object slot(Object isOpen, String day) {
    return isOpen == Boolean.FALSE ? null : of("from", day + "T15:00:00-05:00", "to", day + "T19:00:00-05:00");
  }

  // ---- The operations, by name: each answers what its text selects.
  static final Map<String, BiFunction<Map<String, Object>, Caller, Map<String, Object>>> operations = Map.of(
    "zonesQuery", (variables, caller) -> {
      var code = variables.get("code").toString().strip();
      if (!POSTAL_CODE.matcher(code).matches()) throw new Refused("ZIP_INVALID", "cart.zip_validation", true);
      var found = zones.stream().filter(one -> code.toUpperCase().startsWith("Z9Z") && one.get("open") != Boolean.FALSE)
        .sorted(Comparator.comparing(one -> one.get("zone").toString()));
      var isEnglish = caller.language != null && caller.language.startsWith("en");
      // The zones are the params of the state: those that are absent have the defaults of the list.
      return of("shippingZones", found.map(one -> of("id", one.get("zone"), "price", one.getOrDefault("price", 500),
        "name", isEnglish ? "Zone under contract" : "Zone sous contrat", "weekday", 5,
        "nextSlot", slot(one.get("open"), "2026-11-27"), "expressSlot", slot(one.get("express"), "2026-11-24"))).toList());
    },
    "refreshCardQuery", (variables, caller) -> of("user", customerOf(caller)));

  // ---- The provider states: what has to be true before a request is sent (contracts/provider-states.md).
  static final Map<String, State> states = Map.of(
    "places of the open week", new State(
      params -> { zones = cast(params.get("zones"), List.of()); return of(); },
      params -> { zones = List.of(); return of(); }),
    "a customer", new State(params -> {
      var id = params.get("customer").toString();
      Map<String, Object> card = cast(params.get("card"), null);
      var isCard = card != null && card.getOrDefault("type", "card").equals("card");
      var details = of("brand", "visa", "country", "CA", "expMonth", 8, "expYear", 2040,
        "last4", card == null ? null : card.getOrDefault("last4", "4242"));
      var method = card == null ? null : of("id", "pm_" + id, "card", isCard ? details : null);
      customers.put(id, of("id", id, "platform", params.getOrDefault("platform", "consumer"), "card", method));
      tokens.put("token-of-" + id, id);
      // The request has `Authorization: Bearer ${token}`: this value takes its place.
      return of("values", of("token", "token-of-" + id));
    }, params -> { customers.remove(params.get("customer").toString()); return of(); }),
    // Nobody has a cart here. With carts, this returns the cookie of a new session: {"headers": {"Cookie": "..."}}.
    "a visitor without a cart", new State(params -> of(), params -> of()));

  // ---- HTTP and JSON.
  static Map<String, Object> of(Object... pairs) {
    var map = new LinkedHashMap<String, Object>();
    for (var i = 0; i < pairs.length; i += 2) map.put(pairs[i].toString(), pairs[i + 1]);
    return map;
  }
  @SuppressWarnings("unchecked") static <T> T cast(Object value, T absent) { return value == null ? absent : (T) value; }
  static Map<String, Object> object(Object value) { return cast(value, of()); }
  static void graphql(HttpExchange http) throws IOException {
    var call = object(new Json(http.getRequestBody().readAllBytes()).value());
    var caller = new Caller(http.getRequestHeaders().getFirst("Authorization"), http.getRequestHeaders().getFirst("Accept-Language"));
    var operation = operations.get(String.valueOf(call.get("operationName")));
    if (operation == null) { send(http, 200, of("errors", List.of(of("message", "This operation is not served yet.")))); return; }
    try { send(http, 200, of("data", operation.apply(object(call.get("variables")), caller))); }
    catch (Refused refused) { send(http, 200, of("data", null, "errors", List.of(refused.error))); }
  }
  static void providerStates(HttpExchange http) throws IOException {
    var call = object(new Json(http.getRequestBody().readAllBytes()).value());
    var state = states.get(String.valueOf(call.get("state")));
    if (state == null) { send(http, 404, of("error", "There is no provider state \"" + call.get("state") + "\".")); return; }
    send(http, 200, ("setup".equals(call.get("action")) ? state.setup : state.teardown).apply(object(call.get("params"))));
  }
  static void send(HttpExchange http, int status, Object reply) throws IOException {
    var bytes = Json.text(reply).getBytes(UTF_8);
    http.getResponseHeaders().set("Content-Type", "application/json");
    http.sendResponseHeaders(status, bytes.length);
    try (var body = http.getResponseBody()) { body.write(bytes); }
  }
  public static void main(String[] arguments) throws IOException {
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5400), 0);
    server.createContext("/graphql", Server::graphql);
    server.createContext("/provider-states", Server::providerStates);
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
    System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
  }
}

/** Just enough JSON. */
class Json {
  private static final Pattern TOKEN = Pattern.compile("[\\[\\]{}:,]|\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s,\\]}]+");
  private final Iterator<String> tokens;
  private String token;
  Json(byte[] bytes) { tokens = TOKEN.matcher(new String(bytes, UTF_8)).results().map(one -> one.group()).iterator(); next(); }
  private String next() { var was = token; token = tokens.hasNext() ? tokens.next() : "}"; return was; }
  private boolean skip(String one) { if (!token.equals(one)) return false; next(); return true; }
  Object value() {
    if (skip("{")) {
      var map = new LinkedHashMap<String, Object>();
      while (!skip("}")) { var key = value().toString(); skip(":"); map.put(key, value()); skip(","); }
      return map;
    }
    if (skip("[")) { var list = new ArrayList<Object>(); while (!skip("]")) { list.add(value()); skip(","); } return list; }
    var word = next();
    if (word.startsWith("\"")) return word.substring(1, word.length() - 1).replace("\\/", "/").translateEscapes();
    if (word.equals("true") || word.equals("false")) return word.equals("true");
    return word.equals("null") ? null : word.matches("-?\\d+") ? (Object) Long.valueOf(word) : Double.valueOf(word);
  }
  static String text(Object value) {
    if (value instanceof Map<?, ?> map)
      return map.entrySet().stream().map(one -> text(one.getKey()) + ":" + text(one.getValue())).collect(joining(",", "{", "}"));
    if (value instanceof List<?> list) return list.stream().map(Json::text).collect(joining(",", "[", "]"));
    if (!(value instanceof String string)) return String.valueOf(value);
    return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
