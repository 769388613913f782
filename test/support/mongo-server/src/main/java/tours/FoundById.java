package tours;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Set;

/**
 * The index of ids. Like MongoDB, it is also used for a query with further conditions, or with
 * {@code {$eq: id}}. For such a query the library itself would read every document. The caller then
 * compares the found documents with the whole query.
 */
final class FoundById extends Index<Object> {
  private static final String ID = "_id";

  private final Index<Object> index;

  private FoundById(Index<Object> index) {
    super(index.getName(), index.getKeys(), false);
    this.index = index;
  }

  /** Returns an index of ids as a FoundById, and any other index unchanged. */
  static Index<Object> where(Index<Object> index) {
    boolean isOfIds = index.getKeys().size() == 1 && index.getKeys().get(0).getKey().equals(ID);
    return isOfIds ? new FoundById(index) : index;
  }

  @Override
  public boolean canHandle(Document query) {
    return query.containsKey(ID) && index.canHandle(idIn(query));
  }

  @Override
  public Iterable<Object> getPositions(Document query) {
    return index.getPositions(idIn(query));
  }

  private static Document idIn(Document query) {
    Object id = query.get(ID);
    boolean isEqual = id instanceof Document said && said.keySet().equals(Set.of("$eq"));
    return new Document(ID, isEqual ? ((Document) id).get("$eq") : id);
  }

  @Override
  public Object getPosition(Document document) {
    return index.getPosition(document);
  }

  @Override
  public void checkAdd(Document document, MongoCollection<Object> collection) {
    index.checkAdd(document, collection);
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    index.add(document, position, collection);
  }

  @Override
  public Object remove(Document document) {
    return index.remove(document);
  }

  @Override
  public long getCount() {
    return index.getCount();
  }

  @Override
  public long getDataSize() {
    return index.getDataSize();
  }

  @Override
  public void checkUpdate(
      Document before, Document after, MongoCollection<Object> collection) {
    index.checkUpdate(before, after, collection);
  }

  @Override
  public void updateInPlace(
      Document before, Document after, Object position, MongoCollection<Object> collection) {
    index.updateInPlace(before, after, position, collection);
  }

  @Override
  public void drop() {
    index.drop();
  }

  @Override
  public boolean isUnique() {
    return index.isUnique();
  }
}
