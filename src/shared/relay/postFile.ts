import { tokenOf } from './network.ts';

/**
 * Sends a file to a path of the market with the shopper's token, which is replaced once if it is not taken. Null: no response
 * arrived.
 */
export async function postFile(path: string, file: Blob): Promise<Response | null> {
  const post = async (fresh: boolean) => {
    const token = await tokenOf({ fresh });
    const headers = { 'content-type': file.type, ...(token !== null && { authorization: `Bearer ${token}` }) };
    return fetch(path, { method: 'POST', headers, body: file });
  };
  try {
    const response = await post(false);
    return response.status === 401 ? await post(true) : response;
  } catch {
    return null;
  }
}
