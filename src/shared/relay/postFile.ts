import { tokenOf } from './network.ts';

/** Sends a file to a path of the market with the shopper's token, which is replaced once if it is not taken. The status; null: no answer. */
export async function postFile(path: string, file: Blob): Promise<number | null> {
  const post = async (fresh: boolean) => {
    const token = await tokenOf({ fresh });
    const headers = { 'content-type': file.type, ...(token !== null && { authorization: `Bearer ${token}` }) };
    return (await fetch(path, { method: 'POST', headers, body: file })).status;
  };
  try {
    const status = await post(false);
    return status === 401 ? await post(true) : status;
  } catch {
    return null;
  }
}
