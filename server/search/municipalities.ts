/**
 * Towns that people look for, whichever of them a market serves: Québec's municipalities by their people, and those of its neighbours
 * that are near. Folded. No name of goods, and none that goods are called by (Oka, Brome, Chelsea).
 */
export const MUNICIPALITIES: ReadonlySet<string> = new Set(
  [
    'montreal|ville de quebec|quebec city|laval|longueuil|sherbrooke|trois rivieres|saguenay|levis|terrebonne|saint jean sur richelieu|repentigny|brossard|drummondville|saint jerome|granby|blainville|saint hyacinthe|mirabel|shawinigan|dollard des ormeaux|rimouski|chateauguay|mascouche|victoriaville|saint eustache',
    'rouyn noranda|salaberry de valleyfield|valleyfield|boucherville|sorel tracy|vaudreuil dorion|cote saint luc|val d or|saint georges|pointe claire|alma|sainte julie|boisbriand|saint bruno|saint bruno de montarville|sainte therese|magog|saint constant|thetford mines|sept iles|la prairie|saint lambert|l assomption|varennes|mont royal|beaconsfield|joliette',
    'riviere du loup|candiac|baie comeau|saint lin laurentides|kirkland|l ancienne lorette|westmount|beloeil|dorval|les iles de la madeleine|iles de la madeleine|mont saint hilaire|saint augustin de desmaures|deux montagnes|cowansville|matane|saint lazare|saint amable|beauharnois|sainte marie|gaspe|amos|saint basile le grand|mont laurier|pincourt',
    'les coteaux|chambly|rosemere|lachute|saint colomban|sainte catherine|bois des filion|mont tremblant|tremblant|saint sauveur|sainte adele|sainte agathe des monts|prevost|val morin|val david|labelle|morin heights|saint jovite|nominingue|ferme neuve|maniwaki|gracefield|fort coulonge|shawville|campbell s bay|mansfield|ripon|cheneville|papineauville|plaisance|lochaber|duhamel|namur|saint andre avellin|saint sixte|denholm|kazabazua|otter lake|bristol|clarendon|luskville|la peche|val des monts|l ange gardien|bowman|notre dame de la salette|poltimore|fassett|montpellier|grenville|brownsburg chatham|hudson|rigaud|montebello|thurso|masson angers|masson|perkins',
    'montmagny|la tuque|roberval|dolbeau mistassini|saint felicien|la malbaie|baie saint paul|amqui|carleton sur mer|chandler|new richmond|bonaventure|sainte anne des monts|mont joli|degelis|temiscouata sur le lac|trois pistoles|la pocatiere|l islet|plessisville|princeville|becancour|nicolet|louiseville|lavaltrie|berthierville|rawdon|saint donat|chertsey',
    'lac megantic|coaticook|waterloo|bromont|farnham|acton vale|windsor|asbestos|val des sources|richmond|east angus|cookshire|stanstead|north hatley|ayer s cliff|la sarre|ville marie|temiscaming|malartic|senneterre|lebel sur quevillon|chibougamau|chapais|matagami|fermont|havre saint pierre|port cartier|forestville|kuujjuaq',
    'chicoutimi|jonquiere|la baie|beauport|charlesbourg|sainte foy|limoilou|lachine|lasalle|verdun|anjou|outremont|rosemont|hochelaga|plateau mont royal|ahuntsic|villeray|saint laurent|pierrefonds|ville emard|griffintown|west island',
    'ottawa|kanata|orleans|nepean|vanier|gloucester|barrhaven|stittsville|manotick|carleton place|almonte|arnprior|renfrew|pembroke|petawawa|cornwall|hawkesbury|rockland|casselman|embrun|russell|brockville|kingston|belleville|toronto|mississauga|hamilton|sudbury|north bay|moncton|fredericton|edmundston|campbellton|halifax|vancouver|calgary|winnipeg|new york|boston|vermont|ontario|nouveau brunswick|new brunswick|etats unis|united states|usa|france',
  ]
    .join('|')
    .split('|'),
);
